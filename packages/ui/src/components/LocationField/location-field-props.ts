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
  /** Finds places by a part of their name or address. Aborted when the user edits the text meanwhile. */
  onLookUp: (text: string, signal: AbortSignal) => Promise<readonly Place[]>;
  /** Milliseconds without typing before the text is looked up. */
  delay?: number;
}
