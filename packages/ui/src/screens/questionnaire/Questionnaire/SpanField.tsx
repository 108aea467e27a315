import {
  questionnaireMessages,
  type RangeQuestion,
  type Span,
} from '@perigee/domain/questionnaire';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { RangeSlider } from '../../../components/RangeSlider/RangeSlider.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { figure } from './scale.css.ts';

interface SpanFieldProps {
  question: RangeQuestion;
  span: Span;
  onChange: (span: Span) => void;
}

/** A range between two values of a list: the slider ranges over their indexes. Source: member §5. */
export function SpanField({ question, span, onChange }: SpanFieldProps) {
  const { label, values, minDistance } = question;
  const last = values.length - 1;
  const [low, high] = [values.indexOf(span.min), values.indexOf(span.max)];
  const isWhole = low === 0 && high === last;
  const valueAt = (place: number) => values[place] ?? '';
  return (
    <Stack gap={2} spaceBefore={4}>
      <Inline gap={2} wrap={false} spaceAfter={4}>
        <p className={figure} aria-hidden="true">
          <bdi>{span.min}</bdi> - <bdi>{span.max}</bdi>
        </p>
      </Inline>
      <RangeSlider
        label={label}
        labelHidden
        valueHidden
        minLabel={`Minimum ${label.toLowerCase()}`}
        maxLabel={`Maximum ${label.toLowerCase()}`}
        min={0}
        max={last}
        minDistance={minDistance}
        value={[low, high]}
        format={(place) => String(valueAt(place))}
        help={isWhole ? questionnaireMessages.wholeRange : undefined}
        onChange={([min, max]) => onChange({ min: valueAt(min), max: valueAt(max) })}
      />
    </Stack>
  );
}
