import { style } from '@vanilla-extract/css';
import { control } from '../Field/Field.css.ts';

/** Digits and dashes run from the left in every text; they still stand where the label does. */
export const dateControl = style([
  control,
  {
    fontVariantNumeric: 'tabular-nums lining-nums',
    selectors: { '[dir=rtl] &': { textAlign: 'end' } },
  },
]);
