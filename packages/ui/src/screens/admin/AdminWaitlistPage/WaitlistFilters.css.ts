import { globalStyle, style } from '@vanilla-extract/css';
import { below } from '../../../theme/breakpoints.ts';
import { color } from '../../../theme/contract.css.ts';
import { fontSize, space, touchTarget } from '../../../theme/scale.ts';

export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  paddingBlock: `${space[4]} ${space[3]}`,
});

globalStyle(`${filters} > div`, { flex: '1 1 140px', minWidth: 0 });

export const main = style({});
globalStyle(`${filters} > ${main}`, {
  flex: '2.1 1 240px',
  '@media': { [below('md')]: { flex: '1 1 0' } },
});

/** A box around the checkbox, as high as the fields beside it. */
export const allStatuses = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: '36px',
  paddingInline: space[3],
  border: `1px solid ${color.line.control}`,
  borderRadius: '8px',
  background: color.surface.field,
  '@media': { '(pointer: coarse)': { minHeight: touchTarget } },
});

globalStyle(`${filters} > ${allStatuses}`, { flex: '0 0 auto' });
globalStyle(`${allStatuses} label`, {
  minHeight: 0,
  paddingBlock: 0,
  gap: space[2],
  fontSize: fontSize.sm,
  whiteSpace: 'nowrap',
});
