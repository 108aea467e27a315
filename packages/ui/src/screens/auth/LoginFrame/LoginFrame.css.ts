import { style } from '@vanilla-extract/css';
import { from } from '../../../theme/breakpoints.ts';
import { color } from '../../../theme/contract.css.ts';
import { fontSize, radius, space } from '../../../theme/scale.ts';

export const formArea = style({
  display: 'grid',
  alignItems: 'start',
  justifyItems: 'center',
  // Leaves space for the header, which is over the page.
  padding: `112px ${space.gutter} ${space[16]}`,
  '@media': { [from('sm')]: { alignItems: 'center' } },
});

/** A card, but beside a picture, where the form has half of the window for itself. */
export const card = style({
  width: '100%',
  maxWidth: '440px',
  minWidth: 0,
  padding: 'clamp(24px, 4vw, 36px)',
  background: color.surface.overlay,
  border: `1px solid ${color.line.subtle}`,
  borderRadius: radius.md,
  boxShadow: color.shadow[3],
  '@media': {
    [from('lg')]: { padding: 0, background: 'none', border: 'none', boxShadow: 'none' },
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
