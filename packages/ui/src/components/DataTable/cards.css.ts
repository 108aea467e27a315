import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css.ts';
import { fontSize, fontWeight, space } from '../../theme/scale.ts';
import { bar, plainHead, rowActions, sortButton } from './DataTable.css.ts';

/**
 * Rows as cards, on a phone. The elements are the same in another layout, so that a phone that is rotated
 * keeps the focus and the typed text.
 */
export const cards = style({});

const ROW = `${cards} > tbody > tr:not([data-spacer])`;

const cells = (place: string) => `${ROW} > td[data-card=${place}]`;

for (const part of [cards, `${cards} > thead`, `${cards} > tbody`]) {
  globalStyle(part, { display: 'block', minWidth: 0 });
}

// The head: the sortable columns, in one line, and nothing without them. The other columns are named by the label of
// each field.
globalStyle(`${cards} > thead > tr`, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space[4]}`,
  padding: `${space[1]} ${space[4]}`,
  borderBottom: `1px solid ${color.line.medium}`,
});
const EMPTY_HEAD = `${cards} > thead > tr:not(:has(button, input))`;
globalStyle(EMPTY_HEAD, { padding: 0 });
// The bar above has a hairline of its own.
globalStyle(`${bar} ~ * ${EMPTY_HEAD}`, { border: 0 });
globalStyle(`${cards} > thead > tr > th`, {
  position: 'static',
  width: 'auto !important',
  height: 'auto',
  padding: '0 !important',
  border: 0,
});
globalStyle(`${cards} > thead > tr > ${plainHead}`, {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});

// Side by side, each arrow is after its own label.
globalStyle(`${cards} > thead > tr > th > ${sortButton}`, { flexDirection: 'row' });

globalStyle(ROW, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[3]} ${space[4]}`,
  padding: space[4],
  borderBottom: `1px solid ${color.line.subtle}`,
});
globalStyle(`${cards} > tbody:last-child > tr:last-child`, { borderBottom: 0 });
for (const state of ['[data-selected]', '[data-index]:hover']) {
  globalStyle(`${cards} > tbody > tr${state} > td`, { background: 'none' });
}
globalStyle(`${cards} > tbody > tr[data-selected]`, { background: color.accent.wash });

globalStyle(`${ROW} > td`, {
  display: 'block',
  height: 'auto',
  padding: '0 !important',
  border: 0,
  textAlign: 'start',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
});
globalStyle(cells('none'), { display: 'none' });

// First line: checkbox, title, and the aside beside it.
globalStyle(cells('select'), { order: -3, width: 'auto', flex: 'none' });
globalStyle(cells('title'), { order: -2, flex: '1 1 40%', minWidth: 0, fontSize: fontSize.md });
globalStyle(cells('aside'), { order: -1, flex: 'none' });
globalStyle(cells('text'), { flex: '1 0 100%', minWidth: 0 });

// Then the fields, each below its label.
for (const [field, perLine] of [
  ['field', 2],
  ['short-field', 3],
  ['long-field', 1],
] as const) {
  globalStyle(cells(field), {
    alignSelf: 'flex-start',
    flex: 'none',
    width: `calc((100% - ${perLine - 1} * ${space[4]}) / ${perLine})`,
    minWidth: 0,
  });
  globalStyle(`${cells(field)}::before`, {
    content: 'attr(data-label)',
    display: 'block',
    color: color.text.muted,
    fontSize: fontSize.xs,
    fontWeight: fontWeight.text,
  });
}
// On a wide phone the first of them would fit beside the title.
globalStyle(`${ROW}:has(> td[data-card=short-field]) > td[data-card=title]`, { flexBasis: '60%' });

// Or one muted line of values, joined by points, with the actions at its end. It begins below the title.
const WITH_LINE = `${ROW}:has(> td[data-card=line])`;
globalStyle(WITH_LINE, { rowGap: 0 });
globalStyle(`${WITH_LINE}::after`, { content: '', order: -1, flex: '1 0 100%', height: space[2] });
globalStyle(`${WITH_LINE} > td[data-card=actions]`, { marginBlockStart: space[3] });
globalStyle(cells('line'), {
  flex: 'none',
  color: color.text.muted,
  fontSize: fontSize.sm,
});
const NEXT_ON_LINE = `${cards} > tbody:not([aria-hidden]) > tr > td[data-card=line] + td[data-card=line]`;
globalStyle(NEXT_ON_LINE, { marginInlineStart: `calc(-1 * ${space[4]})` });
globalStyle(`${NEXT_ON_LINE}::before`, { content: "'\u00B7'", marginInline: '7px' });
globalStyle(cells('line-actions'), { order: 1, marginInlineStart: 'auto' });

// Then the actions, side by side in full width: the user reaches them without scrolling sideways.
globalStyle(cells('actions'), { order: 1, flex: '1 0 100%' });
globalStyle(`${cells('actions')}:empty`, { display: 'none' });
globalStyle(`${cards} ${rowActions}`, { display: 'flex' });
globalStyle(`${cards} ${rowActions} > *`, { flex: '1 1 0', borderColor: color.line.control });

// Spacers have the height of the rows that are not rendered.
globalStyle(`${cards} > tbody > tr[data-spacer]`, { display: 'block' });
globalStyle(`${cards} > tbody > tr[data-spacer] > td`, { display: 'block' });
