import type { Ref } from 'react';
import { SliderField, type SliderOwnProps } from '../Slider/SliderField.tsx';

/** The lower and the upper value. */
export type Range = readonly [number, number];

export interface RangeSliderProps extends SliderOwnProps {
  value: Range;
  /** Called with every step that a thumb is moved by. */
  onChange: (value: Range) => void;
  /** What the thumb of the lower value is called: 'Minimum age'. */
  minLabel: string;
  /** What the thumb of the upper value is called: 'Maximum age'. */
  maxLabel: string;
  /** The values stay so far apart. 0 lets them be the same. */
  minDistance?: number;
  /** The input of the lower value. */
  ref?: Ref<HTMLInputElement>;
}

/** From one value to another. A thumb stops before the other one; neither pushes. */
export function RangeSlider({
  value,
  onChange,
  minLabel,
  maxLabel,
  minDistance = 0,
  ...rest
}: RangeSliderProps) {
  return (
    <SliderField
      {...rest}
      values={value}
      thumbLabels={[minLabel, maxLabel]}
      onChange={([low = value[0], high = value[1]], moved) => {
        const next = keptApart([low, high], moved, minDistance);
        if (next[0] !== value[0] || next[1] !== value[1]) onChange(next);
      }}
    />
  );
}

/**
 * The moved value gives way. Base UI's `minStepsBetweenValues` would refuse the whole step instead,
 * so that a page key did nothing near the other thumb.
 */
function keptApart([low, high]: Range, moved: number, distance: number): Range {
  return moved === 0
    ? [Math.min(low, high - distance), high]
    : [low, Math.max(high, low + distance)];
}
