import { style } from '@vanilla-extract/css';

/** Lines of the text stay lines; a word without end does not push the page apart. */
export const text = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
