import { style } from '@vanilla-extract/css';
import { from } from '../../../theme/breakpoints.ts';
import { color } from '../../../theme/contract.css.ts';
import { fontSize, radius, space } from '../../../theme/scale.ts';

export const page = style({
  position: 'relative',
  display: 'grid',
  alignItems: 'start',
  justifyItems: 'center',
  minHeight: '100dvh',
  maxWidth: '100%',
  // Leaves space for the header, which is over the picture.
  padding: `112px ${space.gutter} ${space[16]}`,
  overflow: 'hidden',
  '@media': { [from('sm')]: { alignItems: 'center' } },
});

/** Dark in both themes, as the picture is. */
export const background = style({
  position: 'absolute',
  inset: 0,
  background: `oklch(${color.scrim})`,
});

export const picture = style({ width: '100%', height: '100%', opacity: 0.5 });

export const scrim = style({
  position: 'absolute',
  inset: 0,
  background: `oklch(${color.scrim} / .62)`,
});

export const card = style({
  position: 'relative',
  width: '100%',
  maxWidth: '440px',
  padding: 'clamp(24px, 4vw, 36px)',
  background: color.surface.overlay,
  border: `1px solid ${color.line.subtle}`,
  borderRadius: radius.md,
  boxShadow: color.shadow[3],
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
