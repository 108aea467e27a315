import type { Ref } from 'react';
import { SliderField, type SliderOwnProps } from './SliderField.tsx';

export interface SliderProps extends SliderOwnProps {
  value: number;
  /** Called with every step that the thumb is moved by. */
  onChange: (value: number) => void;
  /** The thumb's input. */
  ref?: Ref<HTMLInputElement>;
}

/** One value between two ends, where being near matters more than being exact. */
export function Slider({ value, onChange, ...rest }: SliderProps) {
  return <SliderField {...rest} values={[value]} onChange={([next = value]) => onChange(next)} />;
}
