import { style } from '@vanilla-extract/css';
import { from } from '../../../theme/breakpoints.ts';
import { color } from '../../../theme/contract.css.ts';
import { space } from '../../../theme/scale.ts';

/** The form alone on a phone, beside the picture on wide windows. */
export const layout = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minHeight: '100dvh',
  '@media': {
    [from('lg')]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)' },
  },
});

/** Behind a card, which covers the part that would cross the text. */
export const orbits = style({
  position: 'absolute',
  zIndex: -1,
  inset: 0,
  width: '100%',
  height: '100%',
  '@media': { [from('lg')]: { display: 'none' } },
});

/**
 * Dark in both themes, as the picture is. It stays while a long form scrolls. A lazy picture that is not
 * displayed is not requested.
 */
export const pictureArea = style({
  display: 'none',
  '@media': {
    [from('lg')]: {
      position: 'sticky',
      top: 0,
      display: 'grid',
      alignItems: 'end',
      height: '100dvh',
      overflow: 'hidden',
      background: `oklch(${color.scrim})`,
    },
  },
});

/** In wide windows too, its crop shows the moon and the candles. */
export const picture = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  objectPosition: '50% 72%',
});

export const pictureText = style({
  position: 'relative',
  padding: `${space[24]} ${space.gutter} clamp(28px, 4vw, 56px)`,
  background: `linear-gradient(oklch(${color.scrim} / 0), oklch(${color.scrim} / .92) 60%)`,
});
