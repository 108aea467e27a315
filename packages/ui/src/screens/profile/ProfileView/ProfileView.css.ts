import { style } from '@vanilla-extract/css';
import { below, from } from '../../../theme/breakpoints.ts';
import { color } from '../../../theme/contract.css.ts';
import { space } from '../../../theme/scale.ts';
import { stickyFoot } from '../../../theme/sticky-foot.css.ts';

/** One column on a phone; from there on the photo is sticky beside the text. */
export const view = style({
  '@media': {
    [from('sm')]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
      alignItems: 'start',
      columnGap: 'clamp(32px, 6vw, 76px)',
    },
    [from('lg')]: { gridTemplateColumns: 'minmax(0, 540px) minmax(0, 1fr)' },
  },
});

/** On a phone its parts follow the photo: the actions stick to the window from the top of the photo on. */
export const beside = style({ '@media': { [below('sm')]: { display: 'contents' } } });

export const facts = style({ '@media': { [below('sm')]: { marginBlockStart: space[6] } } });

/** In a window that is wide enough it is in the column of the facts. */
export const foot = style([
  stickyFoot,
  { '@media': { [from('sm')]: { marginInline: 0, paddingInline: 0 } } },
]);

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
