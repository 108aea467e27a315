import { style, styleVariants } from '@vanilla-extract/css';
import { color } from '../../../theme/contract.css.ts';
import { duration, space, touchTarget } from '../../../theme/scale.ts';

export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '1fr 1fr 1.2fr',
  alignItems: 'center',
  columnGap: space[3],
  borderBlockStart: `1px solid ${color.line.subtle}`,
  fontSize: '0.9375rem',
  lineHeight: 1.4,
  fontVariantNumeric: 'tabular-nums lining-nums',
  transition: `background ${duration[2]}`,
  ':hover': { background: color.surface.hover },
  ':last-child': { borderBlockEnd: `1px solid ${color.line.subtle}` },
});

export const currentRow = style({
  '::before': {
    content: '',
    position: 'absolute',
    insetBlock: space[3],
    insetInlineStart: `calc(-1 * ${space[3]})`,
    width: 2,
    background: color.accent.text,
  },
});

const pick = style({
  display: 'grid',
  gridTemplateColumns: 'subgrid',
  alignItems: 'center',
  minHeight: touchTarget,
  paddingBlock: space[3],
});

export const picks = styleVariants({
  wholeRow: [pick, { gridColumn: '1 / -1' }],
  besideTicket: [pick, { gridColumn: '1 / 3' }],
});

export const ticket = style({ justifySelf: 'end', minHeight: touchTarget });
