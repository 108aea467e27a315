import { style } from '@vanilla-extract/css';

/** Where it takes a whole screen, what it holds begins at the top. */
export const dialog = style({ alignContent: 'start' });
