import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '../../../theme/contract.css.ts';
import { radius, space } from '../../../theme/scale.ts';

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
