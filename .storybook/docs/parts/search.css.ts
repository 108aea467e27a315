import { style } from '@vanilla-extract/css';
import { fontSize, space } from '../../../packages/ui/src/theme/scale.ts';

export const search = style({
  display: 'grid',
  gap: space[2],
  maxWidth: '400px',
  marginTop: space[6],
  fontSize: fontSize.sm,
});
