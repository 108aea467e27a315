import { style } from '@vanilla-extract/css';

/** Figures have one width, so that adjacent content does not move each second. */
export const countdown = style({
  fontVariantNumeric: 'tabular-nums lining-nums',
});
