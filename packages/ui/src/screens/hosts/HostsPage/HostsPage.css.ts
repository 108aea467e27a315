import { style } from '@vanilla-extract/css';
import { radius } from '../../../theme/scale.ts';

/** One link around the picture, the name and the number of evenings. */
export const hostLink = style({
  display: 'block',
  borderRadius: radius.md,
  color: 'inherit',
  textDecoration: 'none',
});
