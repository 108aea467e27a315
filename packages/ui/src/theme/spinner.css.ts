import { style } from '@vanilla-extract/css';
import { ring } from './busy.css.ts';

/** Something is on its way. Say so in words as well. */
export const spinner = style(ring);
