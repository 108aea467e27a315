import { style } from '@vanilla-extract/css';
import { ring } from './busy.css.ts';

/** A loading indicator. Add a text as well. */
export const spinner = style(ring);
