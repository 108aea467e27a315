import { style } from '@vanilla-extract/css';
import { below, from } from '../../../theme/breakpoints.ts';
import { radius, space } from '../../../theme/scale.ts';
import { stickyFoot } from '../../../theme/sticky-foot.css.ts';

/** The picture is beside everything if it fits, on a phone beside the title. */
export const grid = style({
  display: 'grid',
  gridTemplate: "'portrait title' 'text text' / 104px minmax(0, 1fr)",
  alignItems: 'center',
  columnGap: space[6],
  '@media': {
    [from('md')]: {
      gridTemplate: "'portrait title' auto 'portrait text' 1fr / minmax(0, 380px) minmax(0, 1fr)",
      alignItems: 'start',
      columnGap: 'clamp(24px, 5vw, 72px)',
    },
  },
});

export const portrait = style({ gridArea: 'portrait', borderRadius: radius.md, overflow: 'clip' });

export const title = style({ gridArea: 'title' });

export const text = style({ gridArea: 'text' });

/** On a phone the buttons share the width, as in the deck. */
export const foot = style([
  stickyFoot,
  {
    display: 'flex',
    gap: space[3],
    '@media': {
      [below('md')]: {
        display: 'grid',
        gridTemplateColumns: 'minmax(max-content, 1fr) minmax(max-content, 1.6fr)',
      },
      [from('md')]: { paddingBlockStart: space[6] },
    },
  },
]);
