import { style } from '@vanilla-extract/css';
import { color } from '../../../theme/contract.css.ts';
import { fontSize, lineHeight, space } from '../../../theme/scale.ts';

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  borderTop: `1px solid ${color.line.subtle}`,
  ':empty': { display: 'none' },
});

export const fact = style({
  position: 'relative',
  minWidth: 0,
  paddingBlock: space[4],
  paddingInline: `${space[8]} ${space[4]}`,
  borderBottom: `1px solid ${color.line.subtle}`,
});

export const factIcon = style({
  position: 'absolute',
  insetBlockStart: `calc(${space[4]} + 1px)`,
  insetInlineStart: 0,
});

export const factLabel = style({
  fontSize: fontSize.xs,
  lineHeight: 1.5,
  color: color.text.muted,
});

export const factValue = style({
  margin: 0,
  fontSize: '0.9375rem',
  lineHeight: lineHeight.snug,
  color: color.text.strong,
  overflowWrap: 'anywhere',
});
