import { style } from '@vanilla-extract/css';
import { from } from '../../../theme/breakpoints.ts';

/** Where it takes a whole screen, what it holds begins at the top. */
export const dialog = style({ alignContent: 'start' });

/** Holds the plans beside what they give. Doubled, as the dialog's own styles may come later. */
export const plansDialog = style({
  selectors: { '&&': { '@media': { [from('lg')]: { maxWidth: '880px' } } } },
});
