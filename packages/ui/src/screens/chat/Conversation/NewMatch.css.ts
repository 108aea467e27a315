import { style } from '@vanilla-extract/css';
import { below } from '../../../theme/breakpoints.ts';
import { radius, space } from '../../../theme/scale.ts';

/** In the middle of the space, and scrolled where the keyboard of a phone leaves too little. */
export const newMatch = style({
  display: 'grid',
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  alignContent: 'safe center',
  justifyItems: 'center',
  padding: `${space[5]} ${space[6]}`,
  textAlign: 'center',
});

const picture = style({ width: 'auto', aspectRatio: '380 / 500', objectFit: 'cover' });

export const newMatchPicture = style([
  picture,
  {
    height: '200px',
    marginInline: 'auto',
    marginBottom: space[5],
    borderRadius: radius.md,
    '@media': { [below('md')]: { height: '160px' } },
  },
]);

export const beginning = style({ display: 'flex', alignItems: 'center', gap: space[4] });

export const beginningPicture = style([
  picture,
  { flex: 'none', height: '80px', borderRadius: radius.sm },
]);
