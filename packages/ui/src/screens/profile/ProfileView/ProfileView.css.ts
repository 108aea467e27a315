import { style } from '@vanilla-extract/css';
import { from } from '../../../theme/breakpoints.ts';
import { color } from '../../../theme/contract.css.ts';
import { space } from '../../../theme/scale.ts';

/** One column on a phone; from there on the photo is sticky beside the text. */
export const view = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  alignItems: 'start',
  '@media': {
    [from('sm')]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
      columnGap: 'clamp(32px, 6vw, 76px)',
    },
    [from('lg')]: { gridTemplateColumns: 'minmax(0, 540px) minmax(0, 1fr)' },
  },
});

export const handleRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[6],
  // The button has its own spacing.
  marginBlock: `calc(${space[4]} * -1)`,
  color: color.text.muted,
});

/** Its text is aligned with the content above and below. */
export const copy = style({ marginInlineStart: `calc(${space[4]} * -1)` });

/** As high as the button that it replaces. */
export const likedNote = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: '56px',
  color: color.accent.text,
  overflowWrap: 'anywhere',
});
