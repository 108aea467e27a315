import { style } from '@vanilla-extract/css';
import { space } from '../../../theme/scale.ts';

export const fields = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: `${space[4]} ${space[3]}`,
});

export const wide = style({ gridColumn: '1 / -1' });
