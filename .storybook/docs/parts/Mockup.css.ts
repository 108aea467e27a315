import { style } from '@vanilla-extract/css';

/** A mockup shows the whole page. */
export const mockup = style({ objectFit: 'cover', objectPosition: 'top' });
