import { style } from '@vanilla-extract/css';
import { color } from '../../../theme/contract.css.ts';
import { fontSize, fontWeight, letterSpacing } from '../../../theme/scale.ts';

export const message = style({
  display: 'block',
  fontSize: fontSize.xs,
  fontWeight: fontWeight.medium,
  letterSpacing: letterSpacing.caps,
  textAlign: 'center',
  color: color.precious.text,
});
