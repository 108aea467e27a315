import { globalStyle, style } from '@vanilla-extract/css';
import { below } from '../../../packages/ui/src/theme/breakpoints.ts';
import { color } from '../../../packages/ui/src/theme/contract.css.ts';
import { fontSize, fontWeight, space } from '../../../packages/ui/src/theme/scale.ts';

const phone = below('md');

export const table = style({
  width: '100%',
  marginTop: space[6],
  borderCollapse: 'collapse',
  fontSize: fontSize.sm,
  lineHeight: 1.5,
  fontVariantNumeric: 'tabular-nums lining-nums',
  '@media': { [phone]: { display: 'block' } },
});

export const head = style({
  '@media': { [phone]: { display: 'none' } },
});

export const headCell = style({
  padding: `0 ${space[4]} ${space[2]} 0`,
  borderBottom: `1px solid ${color.line.medium}`,
  fontSize: fontSize.xs,
  fontWeight: fontWeight.medium,
  color: color.text.muted,
  textAlign: 'start',
  verticalAlign: 'bottom',
});

/** An arrow follows the title of the column by which the table is sorted. */
export const sortButton = style({
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  color: 'inherit',
  cursor: 'pointer',
  textDecoration: 'underline',
  textDecorationColor: color.line.control,
  textUnderlineOffset: '3px',
  ':hover': { color: color.text.strong },
  selectors: {
    '[aria-sort=ascending] > &::after': { content: '"\\2009↑"' },
    '[aria-sort=descending] > &::after': { content: '"\\2009↓"' },
  },
});

export const body = style({ '@media': { [phone]: { display: 'block' } } });

/** On a phone each row is a list, with every cell under the title of its column. */
export const row = style({
  scrollMarginTop: space[8],
  ':target': { background: color.accent.wash },
  '@media': {
    [phone]: {
      display: 'block',
      paddingBlock: space[4],
      borderTop: `1px solid ${color.line.medium}`,
    },
  },
});

export const cell = style({
  padding: `${space[3]} ${space[4]} ${space[3]} 0`,
  borderBottom: `1px solid ${color.line.subtle}`,
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
  '@media': {
    [phone]: {
      display: 'block',
      padding: `0 0 ${space[2]}`,
      borderBottom: 0,
      selectors: {
        // The first cell names the row and needs no title.
        '&:not(:first-child)::before': {
          content: 'attr(data-title)',
          display: 'block',
          fontSize: fontSize.xs,
          color: color.text.muted,
        },
      },
    },
  },
  selectors: {
    '&:first-child': { color: color.text.strong, fontWeight: fontWeight.medium },
  },
});

globalStyle(`${cell} code`, { fontSize: '.9em', fontWeight: fontWeight.text });
globalStyle(`${cell} a`, {
  color: color.text.strong,
  textDecoration: 'underline',
  textDecorationColor: color.line.control,
  textUnderlineOffset: '3px',
});
globalStyle(`${cell} summary`, { cursor: 'pointer' });
globalStyle(`${cell} details li`, { marginTop: space[2] });
