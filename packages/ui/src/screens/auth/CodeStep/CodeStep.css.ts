import { style } from '@vanilla-extract/css';
import { color } from '../../../theme/contract.css.ts';
import { fontSize, space } from '../../../theme/scale.ts';

export const code = style({ marginTop: space[8] });

export const resend = style({
  marginTop: space[6],
  fontSize: fontSize.sm,
  color: color.text.muted,
});

export const number = style({ fontVariantNumeric: 'tabular-nums lining-nums' });
