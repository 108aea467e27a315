import { style } from '@vanilla-extract/css';
import { contentWidth, fontSize, fontWeight, letterSpacing, space } from '../../../theme/scale.ts';

export const page = style({
  width: '100%',
  maxWidth: contentWidth,
  marginInline: 'auto',
  padding: `clamp(48px, 7vw, 104px) ${space.gutter} ${space.section}`,
});

export const heading = style({
  maxWidth: '16ch',
  fontSize: fontSize['4xl'],
  fontWeight: fontWeight.display,
  letterSpacing: letterSpacing.display,
  overflowWrap: 'anywhere',
});

export const text = style({
  display: 'grid',
  gap: space[5],
  maxWidth: '62ch',
  marginTop: space[8],
  fontSize: fontSize.lg,
  overflowWrap: 'anywhere',
});
