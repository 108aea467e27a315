import { questionnaireMessages, type RangeQuestion, type Span } from '@perigee/domain';
import { RangeSlider } from '../../../components/RangeSlider/RangeSlider.tsx';

interface SpanFieldProps {
  question: RangeQuestion;
  span: Span | null;
  onChange: (span: Span) => void;
}

/** From one value of a list to another: the slider runs over their places. Source: member §5. */
export function SpanField({ question, span, onChange }: SpanFieldProps) {
  const { label, values, minDistance } = question;
  const last = values.length - 1;
  const valueAt = (place: number) => values[place] ?? '';
  return (
    <RangeSlider
      label={label}
      labelHidden
      minLabel={`Minimum ${label.toLowerCase()}`}
      maxLabel={`Maximum ${label.toLowerCase()}`}
      min={0}
      max={last}
      minDistance={minDistance}
      value={span === null ? [0, last] : [values.indexOf(span.min), values.indexOf(span.max)]}
      format={(place) => String(valueAt(place))}
      help={span === null ? questionnaireMessages.moveAnEnd : undefined}
      onChange={([low, high]) => onChange({ min: valueAt(low), max: valueAt(high) })}
    />
  );
}
