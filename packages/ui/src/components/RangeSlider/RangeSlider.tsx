import type { Ref } from 'react';
import { SliderField, type SliderOwnProps } from '../Slider/SliderField.tsx';

/** The lower and the upper value. */
export type Range = readonly [number, number];

export interface RangeSliderProps extends SliderOwnProps {
  value: Range;
  /** Called with every step of a thumb. */
  onChange: (value: Range) => void;
  /** The label of the thumb of the lower value: 'Minimum age'. */
  minLabel: string;
  /** The label of the thumb of the upper value: 'Maximum age'. */
  maxLabel: string;
  /** The minimum distance between the values. 0 lets them be equal. */
  minDistance?: number;
  /** The input of the lower value. */
  ref?: Ref<HTMLInputElement>;
}

/** A range between two values. A thumb stops before the other one and never pushes it. */
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
 * Limits the moved value. Base UI's `minStepsBetweenValues` would reject the whole step instead, so that a
 * page key would do nothing near the other thumb.
 */
function keptApart([low, high]: Range, moved: number, distance: number): Range {
  return moved === 0
    ? [Math.min(low, high - distance), high]
    : [low, Math.max(high, low + distance)];
}
