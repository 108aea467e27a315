import { style } from '@vanilla-extract/css';
import { color } from '../../../theme/contract.css.ts';
import { contentWidth, fontSize, fontWeight, letterSpacing, space } from '../../../theme/scale.ts';

export const page = style({
  width: '100%',
  maxWidth: contentWidth,
  marginInline: 'auto',
  padding: `clamp(48px, 7vw, 104px) ${space.gutter} ${space.section}`,
});

export const heading = style({
  fontSize: fontSize['4xl'],
  fontWeight: fontWeight.display,
  letterSpacing: letterSpacing.display,
});

export const fields = style({
  display: 'grid',
  gap: space[6],
  maxWidth: '440px',
  marginTop: space[8],
});

export const end = style({
  maxWidth: '440px',
  marginTop: space[10],
  paddingTop: space[8],
  borderTop: `1px solid ${color.line.subtle}`,
});
