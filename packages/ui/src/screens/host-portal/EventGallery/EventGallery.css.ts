import { style } from '@vanilla-extract/css';
import { from } from '../../../theme/breakpoints.ts';
import { space } from '../../../theme/scale.ts';

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[3],
  '@media': { [from('md')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});
