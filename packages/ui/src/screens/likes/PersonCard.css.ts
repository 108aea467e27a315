import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css.ts';
import { duration, easing, radius, space } from '../../theme/scale.ts';

/** As many cards in a row as fit. */
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(clamp(130px, 20vw, 220px), 1fr))',
  gap: `${space[8]} clamp(16px, 2vw, 28px)`,
  marginTop: space[6],
});

export const photoLink = style({
  position: 'relative',
  display: 'block',
  overflow: 'hidden',
  borderRadius: radius.md,
  background: color.surface.raised,
  color: 'inherit',
  textDecoration: 'none',
  ':focus-visible': { borderRadius: radius.md },
});

export const photo = style({
  width: '100%',
  height: 'auto',
  // The actions of the first row are visible also in a low window.
  maxHeight: 'max(160px, calc(100svh - 420px))',
  aspectRatio: '380 / 500',
  objectFit: 'cover',
  transition: `scale ${duration[4]} ${easing.out}`,
  selectors: { [`${photoLink}:hover > &`]: { scale: '1.02' } },
});

export const caption = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  padding: `${space[12]} ${space[4]} ${space[3]}`,
  background: `linear-gradient(oklch(${color.scrim} / 0), oklch(${color.scrim} / .9) 70%)`,
  color: color.text.strong,
});

/** At the bottom of the card, for content of any height: the buttons of a row are aligned. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  marginTop: 'auto',
  paddingTop: space[3],
});

globalStyle(`${actions} > *`, { flex: '1 1 auto' });
