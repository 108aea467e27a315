import { style } from '@vanilla-extract/css';
import { from } from '../../../theme/breakpoints.ts';

/** A column in the middle of the window. */
export const page = style({
  display: 'grid',
  width: '100%',
  maxWidth: '560px',
  marginInline: 'auto',
});

/** One question in a dialog: it keeps its height when the next one follows, so that the dialog does not jump. */
export const frame = style({
  display: 'grid',
  gridTemplateRows: '1fr auto',
  '@media': { [from('sm')]: { minHeight: '520px' } },
});
