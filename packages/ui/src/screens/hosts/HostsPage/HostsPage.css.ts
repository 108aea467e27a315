import { style } from '@vanilla-extract/css';
import { from } from '../../../theme/breakpoints.ts';
import { radius, space } from '../../../theme/scale.ts';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${space[8]} ${space[6]}`,
  '@media': { [from('lg')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});

/** One link around the picture, the name and the number of evenings. */
export const hostLink = style({
  display: 'block',
  borderRadius: radius.md,
  color: 'inherit',
  textDecoration: 'none',
});
