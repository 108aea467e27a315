import type { Ref } from 'react';
import { SliderField, type SliderOwnProps } from './SliderField.tsx';

export interface SliderProps extends SliderOwnProps {
  value: number;
  /** The value is only the place at which the thumb rests: the user has not chosen one yet. */
  unanswered?: boolean;
  /** Called with every step of the thumb. */
  onChange: (value: number) => void;
  /** The thumb's input. */
  ref?: Ref<HTMLInputElement>;
}

/** One value between a minimum and a maximum, for approximate values. */
export function Slider({ value, onChange, ...rest }: SliderProps) {
  return <SliderField {...rest} values={[value]} onChange={([next = value]) => onChange(next)} />;
}
