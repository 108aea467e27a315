import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '../../../theme/breakpoints.ts';
import { color } from '../../../theme/contract.css.ts';
import { radius, space } from '../../../theme/scale.ts';

/** Two columns of pairs, each on a line. */
export const tables = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: space[10],
  '@media': { [from('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
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
