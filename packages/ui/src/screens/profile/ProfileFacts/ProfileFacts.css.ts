import { style } from '@vanilla-extract/css';
import { color } from '../../../theme/contract.css.ts';
import { fontSize, space } from '../../../theme/scale.ts';

/** Two columns if they fit; the last fact fills the rest of its line. */
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  margin: 0,
  borderBlockEnd: `1px solid ${color.line.subtle}`,
  ':empty': { display: 'none' },
});

export const fact = style({
  flex: '1 1 max(140px, 34%)',
  minWidth: 0,
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  columnGap: space[3],
  alignContent: 'start',
  paddingBlock: space[4],
  paddingInlineEnd: space[4],
  borderBlockStart: `1px solid ${color.line.subtle}`,
});

/** The icon is part of the term, and is beside both lines. */
export const factName = style({ display: 'contents' });

export const factIcon = style({ gridRow: '1 / 3', marginTop: '2px', color: color.text.muted });

export const factLabel = style({ fontSize: fontSize.sm, color: color.text.muted });

export const factText = style({
  gridColumn: 2,
  margin: 0,
  color: color.text.strong,
  overflowWrap: 'anywhere',
});
