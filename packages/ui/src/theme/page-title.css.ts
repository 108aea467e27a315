import { style } from '@vanilla-extract/css';
import { fontSize, fontWeight, letterSpacing } from './scale.ts';

/** The largest heading that a page has, but for the landing's. */
export const pageTitle = style({
  fontSize: fontSize['4xl'],
  fontWeight: fontWeight.display,
  letterSpacing: letterSpacing.display,
});
