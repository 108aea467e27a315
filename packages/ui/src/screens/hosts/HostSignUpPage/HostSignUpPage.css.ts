import { style } from '@vanilla-extract/css';
import { from } from '../../../theme/breakpoints.ts';
import { color } from '../../../theme/contract.css.ts';
import { space } from '../../../theme/scale.ts';

/** The picture above the form on a phone, beside it on wide screens. */
export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  minHeight: '100dvh',
  '@media': {
    [from('lg')]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
      gridTemplateRows: '1fr',
    },
  },
});

/** Dark in both themes, as the picture is. Beside a long form it stays in the window. */
export const pictureArea = style({
  position: 'relative',
  display: 'grid',
  alignItems: 'end',
  minHeight: '240px',
  overflow: 'hidden',
  background: `oklch(${color.scrim})`,
  '@media': { [from('lg')]: { position: 'sticky', top: 0, height: '100svh' } },
});

export const pictureText = style({
  position: 'relative',
  padding: `${space[24]} clamp(20px, 4vw, 56px) clamp(20px, 4vw, 56px)`,
  background: `linear-gradient(oklch(${color.scrim} / 0), oklch(${color.scrim} / .92) 60%)`,
  color: color.text.body,
});

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 440px)',
  placeContent: 'center',
  gap: space[6],
  padding: `clamp(24px, 4.4vw, 64px) clamp(20px, 5vw, 72px)`,
});
