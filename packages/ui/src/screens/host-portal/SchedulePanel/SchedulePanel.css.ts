import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '../../../theme/contract.css.ts';
import { radius, space, touchTarget } from '../../../theme/scale.ts';

/** On a phone the lines are equally long: 4 and 4 rather than 6 and 2. */
export const roundChips = style({
  '@media': {
    '(max-width: 767.98px) and (pointer: coarse)': {
      maxWidth: `calc(var(--rounds-per-line) * (${touchTarget} + ${space[2]}))`,
    },
  },
});

/** A line with the pictures and the names of two guests. */
export const pairLine = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minHeight: '52px',
  paddingBlock: space[2],
  borderBottom: `1px solid ${color.line.subtle}`,
});

export const tableName = style({ flex: 'none', width: '60px' });

/** Two pictures, of which the second covers the edge of the first. */
export const pair = style({ display: 'flex', flex: 'none' });

globalStyle(`${pair} > :last-child`, {
  marginInlineStart: '-10px',
  borderRadius: radius.full,
  boxShadow: `0 0 0 2px ${color.surface.raised}`,
});
