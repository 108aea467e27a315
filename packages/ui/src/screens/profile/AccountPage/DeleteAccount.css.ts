import { style } from '@vanilla-extract/css';
import { space } from '../../../theme/scale.ts';

export const consequences = style({
  display: 'grid',
  gap: space[2],
  margin: `0 0 ${space[4]}`,
  paddingInlineStart: space[5],
  listStyle: 'disc',
});

export const typed = style({ marginTop: space[5] });
