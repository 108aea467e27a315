import { globalStyle, style } from '@vanilla-extract/css';
import { below, forcedColors } from '../../../theme/breakpoints.ts';
import { color } from '../../../theme/contract.css.ts';
import { fontSize, fontWeight, radius, space, touchTarget } from '../../../theme/scale.ts';

/** The two views, of which one is pressed. */
export const toggle = style({
  display: 'inline-flex',
  margin: 0,
  padding: '2px',
  border: `1px solid ${color.line.control}`,
  borderRadius: radius.md,
  background: color.surface.field,
});

/** A view. */
export const option = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: '32px',
  padding: `0 ${space[3]}`,
  border: 0,
  borderRadius: '7px',
  background: 'none',
  color: color.text.muted,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.medium,
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: color.text.strong },
    '&[aria-pressed=true]': { background: color.text.strong, color: color.surface.base },
    '&:focus-visible': { outlineOffset: '2px', borderRadius: '7px' },
  },
  '@media': {
    '(pointer: coarse)': { minHeight: touchTarget },
    [forcedColors]: {
      selectors: {
        '&[aria-pressed=true]': {
          forcedColorAdjust: 'none',
          background: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  },
});

/** The filters of the list, on one line where there is space. */
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

/** The applied filters below the tabs, without the fields. */
export const appliedAlone = style({
  selectors: { '&:not(:empty)': { paddingBlockStart: space[4] } },
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
