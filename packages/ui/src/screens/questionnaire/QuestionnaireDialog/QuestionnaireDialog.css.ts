import { style } from '@vanilla-extract/css';
import { from } from '../../../theme/breakpoints.ts';
import { space } from '../../../theme/scale.ts';

/** Keeps its height from question to question, so that the dialog does not jump. */
export const frame = style({
  display: 'grid',
  gridTemplateRows: '1fr auto',
  '@media': { [from('sm')]: { minHeight: '520px' } },
});

/** The way out, apart from the way on. */
export const later = style({ justifySelf: 'center', marginTop: space[4] });
