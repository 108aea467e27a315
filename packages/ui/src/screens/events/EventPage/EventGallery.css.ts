import { style } from '@vanilla-extract/css';
import { fontSize, radius, space } from '../../../theme/scale.ts';

export const heading = style({ marginBlockEnd: space[4], fontSize: fontSize.xl });

export const pictures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 200px), 1fr))',
  gap: space[3],
});

export const picture = style({
  width: '100%',
  height: 'auto',
  aspectRatio: '4 / 3',
  borderRadius: radius.sm,
});
