import { style } from '@vanilla-extract/css';
import { heightAround } from '../../../components/MultiSelect/MultiSelect.css.ts';
import { from } from '../../../theme/breakpoints.ts';

/**
 * Keeps its height from question to question, so that the dialog does not jump. A list gets the height of the
 * window that a title of two lines leaves.
 */
export const frame = style({
  display: 'grid',
  gridTemplateRows: '1fr auto',
  vars: { [heightAround]: '400px' },
  '@media': { [from('sm')]: { vars: { [heightAround]: '516px' }, minHeight: '520px' } },
});
