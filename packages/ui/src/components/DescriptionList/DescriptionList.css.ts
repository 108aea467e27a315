import { createVar, fallbackVar, style, styleVariants } from '@vanilla-extract/css';
import { from } from '../../theme/breakpoints.ts';
import { color } from '../../theme/contract.css.ts';
import { fontSize, space } from '../../theme/scale.ts';

const hairline = `1px solid ${color.line.subtle}`;

/** The width of the terms of a compact list, where it is not 80 px. */
export const termWidth = createVar();

export const list = styleVariants({
  rows: {},
  // Two facts on a line where there is space, never more.
  compact: {
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, max(220px, 50% - ${space[6]})), 1fr))`,
    columnGap: space[6],
  },
  columns: {
    display: 'flex',
    flexWrap: 'wrap',
    borderBlockEnd: hairline,
    ':empty': { display: 'none' },
  },
  line: {
    display: 'grid',
    paddingBlock: space[2],
    borderBlock: hairline,
    '@media': {
      [from('sm')]: {
        gridAutoFlow: 'column',
        gridAutoColumns: 'auto',
        columnGap: space[6],
      },
    },
  },
});

export const item = style({
  minWidth: 0,
  selectors: {
    [`${list.rows} > &`]: {
      borderBlockStart: hairline,
      display: 'flex',
      justifyContent: 'space-between',
      gap: space[4],
      paddingBlock: '10px',
      fontSize: '0.9375rem',
      lineHeight: 1.4,
    },
    [`${list.compact} > &`]: {
      borderBlockStart: hairline,
      display: 'grid',
      gridTemplateColumns: `${fallbackVar(termWidth, '80px')} minmax(0, 1fr)`,
      gap: space[2],
      paddingBlock: '7px',
      fontSize: fontSize.sm,
      lineHeight: 1.45,
    },
    // The last one fills the rest of its line.
    [`${list.columns} > &`]: {
      flex: '1 1 max(140px, 34%)',
      borderBlockStart: hairline,
      paddingBlock: space[4],
      paddingInlineEnd: space[4],
    },
    [`${list.line} > &`]: { paddingBlock: space[3] },
    [`:is(${list.columns}, ${list.line}) > &`]: {
      display: 'grid',
      gridTemplateColumns: '20px minmax(0, 1fr)',
      columnGap: space[3],
      alignContent: 'start',
    },
  },
});

/** In columns the icon is part of the term, and beside both lines. */
export const term = style({
  color: color.text.muted,
  selectors: {
    [`:is(${list.columns}, ${list.line}) > * > &`]: { display: 'contents' },
    [`${list.columns} > * > &`]: { fontSize: fontSize.sm },
    [`${list.line} > * > &`]: { fontSize: fontSize.xs },
  },
});

export const icon = style({ gridRow: '1 / 3', marginBlockStart: '2px' });

export const label = style({
  selectors: { [`:is(${list.columns}, ${list.line}) > * > * > &`]: { gridColumn: 2 } },
});

export const details = style({
  color: color.text.strong,
  overflowWrap: 'anywhere',
  selectors: {
    [`${list.rows} > * > &`]: { textAlign: 'end' },
    [`:is(${list.rows}, ${list.compact}) > * > &`]: {
      fontVariantNumeric: 'tabular-nums lining-nums',
    },
    [`:is(${list.columns}, ${list.line}) > * > &`]: { gridColumn: 2 },
    [`${list.line} > * > &`]: {
      fontSize: '0.9375rem',
      lineHeight: 1.4,
      fontVariantNumeric: 'tabular-nums lining-nums',
    },
  },
});
