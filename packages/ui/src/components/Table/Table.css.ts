import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css.ts';
import { fontSize, fontWeight, radius, space } from '../../theme/scale.ts';
import { tableDialog } from '../Dialog/Dialog.css.ts';

/** The surface behind a table. In a dialog that a table fills, it is that of the dialog. */
export const frame = style({
  background: color.surface.raised,
  border: `1px solid ${color.line.subtle}`,
  borderRadius: radius.md,
  selectors: { [`${tableDialog} &`]: { border: 0, borderRadius: 0, background: 'none' } },
});

/** Scrolls sideways if the table is wider, so that the page never does. */
export const scroller = style({
  position: 'relative',
  overflow: 'auto',
  overscrollBehaviorX: 'contain',
  // Scrolling keeps a focused element clear of the sticky head.
  scrollPaddingTop: '45px',
  selectors: { '&:focus-visible': { outlineOffset: '-2px', borderRadius: radius.md } },
});

/**
 * The look of a table and of the plain elements in it. The selectors use the structure, not classes: a
 * thousand cells need no class names.
 */
export const table = style({
  width: '100%',
  // Separate borders, or the line below the sticky head would scroll away.
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: fontSize.sm,
  lineHeight: 1.35,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

const HEAD = `${table} > thead > tr > :is(th, td)`;
const BODY = `${table} > tbody > tr > :is(td, th)`;

globalStyle(`${HEAD}, ${BODY}`, { paddingInline: space[3], textAlign: 'start' });

globalStyle(HEAD, {
  position: 'sticky',
  top: 0,
  zIndex: 1,
  height: '44px',
  background: color.surface.raised,
  borderBottom: `1px solid ${color.line.medium}`,
  color: color.text.muted,
  fontSize: fontSize.xs,
  fontWeight: fontWeight.medium,
  whiteSpace: 'nowrap',
});

globalStyle(BODY, {
  height: '48px',
  paddingBlock: '5px',
  borderBottom: `1px solid ${color.line.subtle}`,
  color: color.text.body,
  fontWeight: fontWeight.text,
  overflowWrap: 'break-word',
});

// The cell that names its row.
globalStyle(`${table} > tbody > tr > th`, {
  color: color.text.strong,
  fontWeight: fontWeight.strong,
});

for (const part of ['thead', 'tbody']) {
  const cell = (which: string) => `${table} > ${part} > tr > ${which}`;
  globalStyle(cell('[data-align=end]'), { textAlign: 'end', whiteSpace: 'nowrap' });
  globalStyle(cell(':first-child'), { paddingInlineStart: space[5] });
  globalStyle(cell(':last-child'), { paddingInlineEnd: space[5] });
}

// The frame draws the last line.
globalStyle(`${table} > tbody:last-child > tr:last-child > :is(td, th)`, { borderBottom: 0 });
