import { style } from '@vanilla-extract/css';
import { fontSize, space } from '../../../theme/scale.ts';

export const heading = style({ marginBlockEnd: space[3], fontSize: fontSize.xl });

export const text = style({
  maxWidth: '64ch',
  fontSize: fontSize.lg,
  // Keeps the host's own paragraphs.
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});
