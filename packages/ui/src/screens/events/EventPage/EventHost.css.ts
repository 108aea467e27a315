import { style } from '@vanilla-extract/css';
import { color } from '../../../theme/contract.css.ts';
import { fontFamily, fontSize, fontWeight, letterSpacing, space } from '../../../theme/scale.ts';

export const host = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[5],
});

export const by = style({ fontSize: fontSize.sm, color: color.text.muted });

export const name = style({
  fontFamily: fontFamily.display,
  fontSize: fontSize.xl,
  fontWeight: fontWeight.head,
  letterSpacing: letterSpacing.head,
  lineHeight: 1.2,
  color: color.text.strong,
  overflowWrap: 'anywhere',
});
