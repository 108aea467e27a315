import { style } from '@vanilla-extract/css';
import { color } from '../../../packages/ui/src/theme/contract.css.ts';
import { fontSize, fontWeight, space } from '../../../packages/ui/src/theme/scale.ts';

export const sizes = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[4]} ${space[12]}`,
  marginTop: space[8],
});

export const size = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  fontSize: fontSize.sm,
  color: color.text.strong,
});

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(148px, 1fr))',
  gap: `${space[8]} ${space[4]}`,
  marginTop: space[8],
});

export const icon = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[1],
  color: color.text.strong,
});

export const name = style({
  marginTop: space[2],
  fontSize: fontSize.sm,
  fontWeight: fontWeight.medium,
});

export const files = style({ fontSize: fontSize.xs, lineHeight: 1.4, color: color.text.muted });
