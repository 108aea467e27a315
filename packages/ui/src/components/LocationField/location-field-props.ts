import type { Place } from '@perigee/api';
import type { ComponentProps } from 'react';
import type { FieldOwnProps } from '../Field/Field.tsx';
import type { LocationValue } from './location-value.ts';

type InputProps = Omit<
  ComponentProps<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'type' | 'style'
>;

export interface LocationFieldProps extends InputProps, FieldOwnProps {
  value: LocationValue;
  onChange: (value: LocationValue) => void;
  /** Finds places by a part of their name or address. Aborted when the text is edited meanwhile. */
  onLookUp: (text: string, signal: AbortSignal) => Promise<readonly Place[]>;
  /** Milliseconds that a text rests before it is looked up. */
  delay?: number;
}
