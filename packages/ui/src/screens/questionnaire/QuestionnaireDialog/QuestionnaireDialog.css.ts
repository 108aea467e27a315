import { style } from '@vanilla-extract/css';
import { heightAround } from '../../../components/MultiSelect/MultiSelect.css.ts';
import { from } from '../../../theme/breakpoints.ts';
import { space } from '../../../theme/scale.ts';

/**
 * Keeps its height from question to question, so that the dialog does not jump. A list has what two
 * lines of title leave of the window.
 */
export const frame = style({
  display: 'grid',
  gridTemplateRows: '1fr auto',
  vars: { [heightAround]: '400px' },
  '@media': { [from('sm')]: { vars: { [heightAround]: '516px' }, minHeight: '520px' } },
});

/** The way out, apart from the way on. */
export const later = style({ justifySelf: 'center', marginTop: space[4] });
