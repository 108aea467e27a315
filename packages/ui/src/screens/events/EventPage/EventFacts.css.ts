import { style } from '@vanilla-extract/css';
import { from } from '../../../theme/breakpoints.ts';
import { color } from '../../../theme/contract.css.ts';
import { fontSize, space } from '../../../theme/scale.ts';

export const facts = style({
  display: 'grid',
  marginBlock: space[8],
  paddingBlock: space[2],
  borderBlock: `1px solid ${color.line.subtle}`,
  '@media': {
    [from('sm')]: { gridTemplateColumns: '1.4fr 1fr 1.2fr', columnGap: space[6] },
  },
});

export const fact = style({
  position: 'relative',
  minWidth: 0,
  paddingBlock: space[3],
  paddingInlineStart: space[8],
});

export const factIcon = style({
  position: 'absolute',
  insetInlineStart: 0,
  insetBlockStart: '14px',
  color: color.text.muted,
});

export const term = style({ fontSize: fontSize.xs, color: color.text.muted });

export const value = style({
  margin: 0,
  fontSize: '0.9375rem',
  lineHeight: 1.4,
  fontVariantNumeric: 'tabular-nums lining-nums',
  color: color.text.strong,
  overflowWrap: 'anywhere',
});
