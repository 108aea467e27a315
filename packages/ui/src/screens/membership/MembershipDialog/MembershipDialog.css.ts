import { style } from '@vanilla-extract/css';

/** In full-screen mode the content starts at the top. */
export const dialog = style({ alignContent: 'start' });
