import { style } from '@vanilla-extract/css';
import { fontSize, space } from '../../../theme/scale.ts';

export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[5],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: fontSize.sm,
});

export const external = style({ gap: space[1] });
