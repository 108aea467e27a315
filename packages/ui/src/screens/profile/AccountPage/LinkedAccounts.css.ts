import { style } from '@vanilla-extract/css';
import { color } from '../../../theme/contract.css.ts';
import { fontSize, fontWeight, space } from '../../../theme/scale.ts';

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space[4],
  paddingBlock: space[3],
  borderBlockEnd: `1px solid ${color.line.subtle}`,
  selectors: {
    '&:first-child': { paddingBlockStart: 0 },
    '&:last-child': { borderBlockEnd: 0, paddingBlockEnd: 0 },
  },
});

export const network = style({ fontWeight: fontWeight.medium, color: color.text.strong });

export const handle = style({
  display: 'block',
  fontSize: fontSize.sm,
  color: color.text.muted,
  overflowWrap: 'anywhere',
});

/** Both labels have the same width, so that nothing moves when one replaces the other. */
export const action = style({ minWidth: '92px' });
