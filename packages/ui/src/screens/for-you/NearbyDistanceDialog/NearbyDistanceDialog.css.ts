import { style } from '@vanilla-extract/css';
import { space } from '../../../theme/scale.ts';

export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
});
