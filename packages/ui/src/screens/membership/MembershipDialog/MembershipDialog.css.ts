import { style } from '@vanilla-extract/css';
import { from } from '../../../theme/breakpoints.ts';

/** In full-screen mode the content starts at the top. */
export const dialog = style({ alignContent: 'start' });

/** Contains the plans beside the benefits. Doubled, because the dialog's own styles may load later. */
export const plansDialog = style({
  selectors: { '&&': { '@media': { [from('lg')]: { maxWidth: '880px' } } } },
});
