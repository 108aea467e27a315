import { style } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css.ts';
import { space } from '../../theme/scale.ts';
import { control } from '../Field/Field.css.ts';

/** A time runs from left to right in every language: its parts keep their order. */
export const row = style({
  display: 'flex',
  gap: space[2],
  maxWidth: '360px',
  direction: 'ltr',
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const colon = style({ alignSelf: 'center', color: color.text.muted });

export const part = style({ position: 'relative', flex: '1 1 96px', minWidth: 0 });

export const select = style([
  control,
  {
    appearance: 'none',
    paddingInlineStart: space[3],
    paddingInlineEnd: '32px',
    cursor: 'pointer',
    selectors: { '&:has(option[value=""]:checked)': { color: color.text.muted } },
  },
]);

export const chevron = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: space[3],
  marginBlock: 'auto',
  color: color.text.muted,
  pointerEvents: 'none',
});
