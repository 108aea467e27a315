import { style } from '@vanilla-extract/css';

/** Figures of one width, so that nothing beside them moves each second. */
export const countdown = style({
  fontVariantNumeric: 'tabular-nums lining-nums',
});
