import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { below, forcedColors } from '../../theme/breakpoints.ts';
import { color } from '../../theme/contract.css.ts';
import { duration, fontSize, fontWeight, radius, space, touchTarget } from '../../theme/scale.ts';

/** The padding between the frame and its content. */
const edge = createVar();

export const root = style({
  overflow: 'clip',
  vars: { [edge]: space[5] },
  '@media': { [below('md')]: { vars: { [edge]: space[4] } } },
});

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[3]}`,
  minHeight: '56px',
  padding: `${space[2]} ${edge}`,
  borderBottom: `1px solid ${color.line.subtle}`,
  fontSize: fontSize.sm,
  transition: `background ${duration[1]}`,
});

export const selecting = style({ background: color.accent.wash });

export const barTitle = style({ color: color.text.strong });

export const count = style({
  color: color.text.strong,
  fontWeight: fontWeight.strong,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

/** Its text, not its press area, is aligned with the texts beside it, and on a phone with those above it. */
export const clearButton = style({ marginInlineStart: `calc(-1 * ${space[4]})` });

export const barEnd = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  marginInlineStart: 'auto',
  '@media': {
    [below('md')]: {
      selectors: { '&:has(> button + button)': { flex: '1 0 100%', marginInlineStart: 0 } },
    },
  },
});

globalStyle(`${barEnd} > button`, { '@media': { [below('md')]: { flex: '1 1 auto' } } });

/** The fields share the line, and wrap on a phone. */
export const filterLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: space[3],
  padding: `${space[3]} ${edge}`,
  borderBottom: `1px solid ${color.line.subtle}`,
});

globalStyle(`${filterLine} > *`, { flex: '1 1 140px', minWidth: 0 });
globalStyle(`${filterLine} > :first-child`, { flex: '2 1 220px' });

/** For a table with many rows, of which only the visible ones are rendered. */
export const scrolls = style({ maxHeight: 'min(70vh, 720px)' });

export const dataTable = style({});

/** For a table with many rows: scrolling changes neither the width of a column nor the height of a row. */
export const windowed = style({ tableLayout: 'fixed' });

globalStyle(`${windowed} > tbody > tr > td`, {
  overflow: 'clip',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

globalStyle(`${dataTable} > tbody > tr[data-index]:hover > td`, {
  background: color.surface.hover,
});

globalStyle(`${dataTable} > tbody > tr[data-selected] > td`, { background: color.accent.wash });

globalStyle(`${dataTable} > tbody > tr:focus-visible`, {
  outlineOffset: '-2px',
  borderRadius: 0,
  '@media': { [forcedColors]: { outlineColor: 'Highlight' } },
});

globalStyle(`${dataTable} > tbody > tr[data-spacer] > td`, { padding: 0, border: 0 });

/** The actions of a row. */
export const rowActions = style({
  display: 'flex',
  gap: space[2],
  whiteSpace: 'nowrap',
  selectors: { '[data-align=end] > &': { justifyContent: 'flex-end' } },
});

/** The head of a column that is not sortable. */
export const plainHead = style({});

export const selectAll = style({ width: '60px' });

export const selectAllLabel = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[3],
});

/** Its layout size is its visual size; the touch target extends around it. */
export const selectBox = style({
  appearance: 'none',
  position: 'relative',
  margin: 0,
  cursor: 'pointer',
  // Unchecked boxes render no mark, which saves time in tables with hundreds of them.
  selectors: { '&:not(:checked, :indeterminate)::before': { content: 'none' } },
  '@media': {
    [forcedColors]: { appearance: 'auto' },
    '(pointer: coarse)': { '::after': { content: '', position: 'absolute', inset: '-12px' } },
  },
});

const UP = 'polygon(50% 18%, 100% 70%, 0 70%)';
const DOWN = 'polygon(50% 82%, 100% 30%, 0 30%)';
const BOTH =
  'polygon(50% 0, 90% 38%, 50% 38%, 50% 62%, 90% 62%, 50% 100%, 10% 62%, 50% 62%, 50% 38%, 10% 38%)';

/** The label, and an arrow that shows how its column is sorted, if it is. */
export const sortButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  minHeight: '36px',
  marginInline: '-6px',
  padding: '0 6px',
  border: 0,
  borderRadius: radius.sm,
  background: 'none',
  font: 'inherit',
  cursor: 'pointer',
  '::after': {
    content: '',
    width: '8px',
    height: '12px',
    background: color.line.control,
    // A clip path instead of an SVG: the browser parses an SVG in a stylesheet as a document, which is slow.
    clipPath: BOTH,
  },
  selectors: {
    '&:hover, [aria-sort] > &': { color: color.text.strong },
    '[aria-sort] > &::after': { background: 'currentColor', clipPath: UP },
    '[aria-sort=descending] > &::after': { clipPath: DOWN },
    // The label is aligned with the numbers in the column.
    '[data-align=end] > &': { flexDirection: 'row-reverse' },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '@media': {
    '(pointer: coarse)': { minHeight: touchTarget },
    [forcedColors]: { '::after': { background: 'ButtonText', forcedColorAdjust: 'none' } },
  },
});

export const notice = style({
  padding: `${space[10]} ${space[6]}`,
  color: color.text.muted,
  fontSize: fontSize.sm,
  textAlign: 'center',
});

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space[4]}`,
  padding: `${space[2]} ${edge}`,
  borderTop: `1px solid ${color.line.subtle}`,
});

export const range = style({
  // The text begins with a number, which has no direction, so the browser derives it from the text.
  unicodeBidi: 'plaintext',
  color: color.text.muted,
  fontSize: fontSize.sm,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
