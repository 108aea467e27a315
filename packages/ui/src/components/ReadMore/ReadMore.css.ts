import { style } from '@vanilla-extract/css';

/** Keeps the line breaks of the text; a word without a break does not widen the page. */
export const text = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
