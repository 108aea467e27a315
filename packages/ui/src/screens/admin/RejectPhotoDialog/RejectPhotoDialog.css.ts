import { style } from '@vanilla-extract/css';
import { radius, space } from '../../../theme/scale.ts';

export const layout = style({
  display: 'grid',
  gridTemplateColumns: '112px minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[4],
});

export const photo = style({
  width: '100%',
  height: 'auto',
  aspectRatio: '380 / 500',
  borderRadius: radius.sm,
});
