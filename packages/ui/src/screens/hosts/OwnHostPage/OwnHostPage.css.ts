import { style } from '@vanilla-extract/css';
import { from } from '../../../theme/breakpoints.ts';
import { color } from '../../../theme/contract.css.ts';
import { radius, space } from '../../../theme/scale.ts';

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[6],
  '@media': { [from('lg')]: { gridTemplateColumns: '400px minmax(0, 1fr)' } },
});

/** The file input over the button is invisible, so that the button shows its focus ring. */
export const choose = style({
  position: 'relative',
  display: 'inline-block',
  borderRadius: radius.full,
  selectors: {
    '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
    '&[data-busy]': { opacity: 0.6 },
  },
});
