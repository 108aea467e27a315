import { style } from '@vanilla-extract/css';
import { fontSize, fontWeight, letterSpacing } from './scale.ts';

/** The largest heading of a page, except for the landing page's. */
export const pageTitle = style({
  fontSize: fontSize['4xl'],
  fontWeight: fontWeight.display,
  letterSpacing: letterSpacing.display,
});
