import { style } from '@vanilla-extract/css';
import { color } from '../../../theme/contract.css.ts';
import { fontSize, space } from '../../../theme/scale.ts';

export const groups = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[4]} ${space[8]}`,
  marginBlockStart: space[8],
});

export const group = style({ minWidth: 0 });

export const type = style({ fontSize: fontSize.xs, color: color.text.muted });

/** In inline layout, because a group is then not wider than its content. */
export const tag = style({
  display: 'inline-flex',
  maxWidth: '100%',
  margin: `${space[2]} 0 0`,
  verticalAlign: 'top',
  selectors: { '&:not(:last-child)': { marginInlineEnd: space[2] } },
});
