import { style } from '@vanilla-extract/css';
import { color } from '../../../theme/contract.css.ts';
import { fontSize, space } from '../../../theme/scale.ts';

export const groups = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[4]} ${space[8]}`,
  marginBlockStart: space[8],
});

export const group = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, auto)',
  justifyContent: 'start',
  gap: space[2],
  minWidth: 0,
});

export const type = style({
  gridColumn: '1 / -1',
  fontSize: fontSize.xs,
  color: color.text.muted,
});

export const tag = style({ margin: 0, minWidth: 0 });
