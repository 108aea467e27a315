import { style } from '@vanilla-extract/css';
import { below } from './breakpoints.ts';

/** For users with a keyboard: hidden on phones and on touch screens. */
export const keyboardOnly = style({
  '@media': { [below('md')]: { display: 'none' }, '(pointer: coarse)': { display: 'none' } },
});
