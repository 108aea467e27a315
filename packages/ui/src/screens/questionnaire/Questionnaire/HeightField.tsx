import { optionMessages } from '@perigee/domain/questionnaire';
import { Minus, Plus } from 'lucide-react';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { Slider } from '../../../components/Slider/Slider.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { emptyFigure, figure } from './scale.css.ts';

interface HeightFieldProps {
  label: string;
  /** The heights, in order. */
  options: readonly string[];
  /** The height at which the slider rests without an answer. */
  restsAt: string;
  height: string | null;
  onChange: (height: string) => void;
}

/**
 * A height on a slider, in large figures. The height at which it rests is no answer until the user moves the
 * slider or presses it.
 */
export function HeightField({ label, options, restsAt, height, onChange }: HeightFieldProps) {
  const last = options.length - 1;
  const place = options.indexOf(height ?? restsAt);
  const choose = (next: number) => {
    const option = options[Math.min(Math.max(next, 0), last)];
    if (option !== undefined && option !== height) onChange(option);
  };
  return (
    <Stack gap={2} spaceBefore={4}>
      <Inline gap={2} wrap={false} spaceAfter={4}>
        <IconButton
          label="Shorter"
          icon={Minus}
          aria-disabled={place === 0 || undefined}
          onClick={() => choose(place - 1)}
        />
        <output className={height === null ? emptyFigure : figure}>
          <bdi>{height ?? optionMessages.selectOne}</bdi>
        </output>
        <IconButton
          label="Taller"
          icon={Plus}
          aria-disabled={place === last || undefined}
          onClick={() => choose(place + 1)}
        />
      </Inline>
      <Slider
        label={label}
        labelHidden
        valueHidden
        min={0}
        max={last}
        value={place}
        unanswered={height === null}
        format={(index) => (height === null ? optionMessages.selectOne : (options[index] ?? ''))}
        onChange={choose}
        onPointerUp={() => {
          if (height === null) choose(place);
        }}
        onKeyDown={(event) => {
          if (height !== null || (event.key !== 'Enter' && event.key !== ' ')) return;
          event.preventDefault();
          choose(place);
        }}
      />
      {/* The first and the last value, below the ends of the track. */}
      <Text as="div" size="sm" tone="muted" figures aria-hidden="true">
        <Inline gap={0} justify="between" wrap={false}>
          <bdi>{options[0]}</bdi>
          <bdi>{options[last]}</bdi>
        </Inline>
      </Text>
    </Stack>
  );
}
