import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { photoMaxHeight } from '../../../components/ProfileCarousel/ProfileCarousel.css.ts';
import { below, from, reducedMotion } from '../../../theme/breakpoints.ts';
import { color } from '../../../theme/contract.css.ts';
import { duration, easing, space } from '../../../theme/scale.ts';

/** The width at which the whole picture is visible, also in a low window. */
const pictureWidth = 'clamp(280px, calc((100dvh - 196px) * .76), 420px)';

export const card = style({
  display: 'grid',
  gap: space[4],
  '@media': {
    [from('md')]: {
      gridTemplateColumns: `minmax(0, ${pictureWidth}) minmax(0, 1fr)`,
      gap: 'clamp(32px, 4vw, 48px)',
    },
  },
});

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

/** Animates each profile except the first, which is visible from the start. */
const person = style({
  selectors: { '[data-begun] &': { animation: `${arrive} ${duration[3]} ${easing.out}` } },
  '@media': { [reducedMotion]: { selectors: { '[data-begun] &': { animation: 'none' } } } },
});

export const photos = style([
  person,
  {
    position: 'relative',
    alignSelf: 'start',
    // The name and the buttons are visible below the photo of a phone.
    '@media': { [below('md')]: { vars: { [photoMaxHeight]: 'max(240px, calc(100svh - 300px))' } } },
  },
]);

/** A hidden profile fades while its overlay is visible. */
export const details = style([
  person,
  { transition: `opacity ${duration[1]}`, selectors: { '&[inert]': { opacity: 0.35 } } },
]);

/** In sight for a profile of any length. */
export const actions = style({
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  display: 'flex',
  gap: space[3],
  paddingBlock: `${space[6]} max(${space[4]}, env(safe-area-inset-bottom))`,
  // Content that scrolls below it fades out above its own text.
  background: `linear-gradient(transparent, ${color.surface.base} ${space[5]})`,
});

globalStyle(`${actions} > *`, { '@media': { [below('md')]: { flex: '1 1 0' } } });
