import { style } from '@vanilla-extract/css';

/** Covers its whole container and is invisible: it takes presses and dropped files alike. */
export const fileInput = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  opacity: 0,
  cursor: 'pointer',
  ':disabled': { cursor: 'not-allowed' },
});
