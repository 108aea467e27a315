import { style } from '@vanilla-extract/css';

/** A skeleton line has the height of a line of the text around it. */
export const textLine = style({ marginBlock: 'calc((1lh - 12px) / 2)' });
