import { style } from '@vanilla-extract/css';
import { control } from '../Field/Field.css.ts';

/** Digits and dashes run from left to right in every language; they stay aligned with the label. */
export const dateControl = style([
  control,
  {
    fontVariantNumeric: 'tabular-nums lining-nums',
    selectors: { '[dir=rtl] &': { textAlign: 'end' } },
  },
]);
