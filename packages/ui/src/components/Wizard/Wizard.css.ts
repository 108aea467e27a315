import { style } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css.ts';
import { fontSize, fontWeight, letterSpacing, space } from '../../theme/scale.ts';

export const wizard = style({ display: 'grid', minWidth: 0 });

/** The section name of the steps, small above the title of each. */
export const section = style({
  marginBottom: space[2],
  fontSize: fontSize.xs,
  fontWeight: fontWeight.medium,
  letterSpacing: letterSpacing.caps,
  color: color.text.muted,
});
