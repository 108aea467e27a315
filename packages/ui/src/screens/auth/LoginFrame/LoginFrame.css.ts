import { style, styleVariants } from '@vanilla-extract/css';
import { from } from '../../../theme/breakpoints.ts';
import { color } from '../../../theme/contract.css.ts';
import { fontSize, radius, space } from '../../../theme/scale.ts';

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

export const formArea = style({
  display: 'grid',
  alignItems: 'start',
  justifyItems: 'center',
  // Leaves space for the header, which is over the page.
  padding: `112px ${space.gutter} ${space[16]}`,
  '@media': { [from('sm')]: { alignItems: 'center' } },
});

const form = { width: '100%', maxWidth: '440px', minWidth: 0 } as const;

const raised = {
  background: color.surface.overlay,
  border: `1px solid ${color.line.subtle}`,
  borderRadius: radius.md,
  boxShadow: color.shadow[3],
} as const;

/** Beside a picture the form has half of the window for itself. */
const bare = { padding: 0, background: 'none', border: 'none', boxShadow: 'none' } as const;

export const card = styleVariants({
  signIn: {
    ...form,
    ...raised,
    padding: 'clamp(24px, 4vw, 36px)',
    '@media': { [from('lg')]: bare },
  },
  signUp: {
    ...form,
    '@media': {
      [from('sm')]: { ...raised, maxWidth: '480px', padding: '36px' },
      [from('lg')]: { ...bare, maxWidth: '440px' },
    },
  },
});

/** The reason for signing in, above all other content of the card. */
export const reasonLine = style({
  marginBottom: space[6],
  paddingBottom: space[5],
  borderBottom: `1px solid ${color.line.subtle}`,
});

/** In the middle of the card, with the height of the other pages. */
export const centered = style({ minHeight: '360px' });

/** Its touch-target height is enough space before the button. */
export const forgotLink = style({ marginBottom: `-${space[4]}`, fontSize: fontSize.sm });
