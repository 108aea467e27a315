import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { photoMaxHeight } from '../../../components/ProfileCarousel/ProfileCarousel.css.ts';
import { below, from, reducedMotion } from '../../../theme/breakpoints.ts';
import { color } from '../../../theme/contract.css.ts';
import { content } from '../../../theme/content.css.ts';
import { duration, easing, fontSize, space } from '../../../theme/scale.ts';
import { stickyFoot } from '../../../theme/sticky-foot.css.ts';

export const page = style([
  content,
  // A card that is dragged out of the window does not widen the page.
  { overflowX: 'clip', paddingBottom: space[16] },
]);

export const nearby = style({ paddingInline: space[2] });

/** The height of the content above the photo in a narrow window, and of the buttons below it. */
const aroundPhoto = '332px';

/** The height of the header and the title above the photo in a wide window, and of the space below it. */
const abovePhoto = '232px';

export const card = style({
  display: 'grid',
  gap: space[3],
  touchAction: 'pan-y pinch-zoom',
  transition: `translate ${duration[2]} ${easing.out}, rotate ${duration[2]} ${easing.out}`,
  selectors: { '&[data-drag]': { transition: 'none' } },
  '@media': {
    // The name at the bottom of the photo is visible above the buttons, also in a low window.
    [below('md')]: { vars: { [photoMaxHeight]: `max(240px, calc(100svh - ${aroundPhoto}))` } },
    // The foot of the photo is visible without scrolling: a low window crops it.
    [from('md')]: {
      vars: { [photoMaxHeight]: `max(360px, calc(100dvh - ${abovePhoto}))` },
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      gap: space[10],
    },
    [from('lg')]: {
      gridTemplateColumns: 'minmax(0, 540px) minmax(0, 1fr)',
      gap: 'clamp(48px, 6vw, 88px)',
    },
    [reducedMotion]: { transition: 'none' },
  },
});

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

/** Animates each profile except the first, which is visible from the start. */
const person = style({
  selectors: { '[data-begun] &': { animation: `${arrive} ${duration[3]} ${easing.out}` } },
});

export const photos = style([
  person,
  {
    position: 'relative',
    alignSelf: 'start',
  },
]);

/** As high as the photo that it represents. */
export const photoSkeleton = style({ maxHeight: photoMaxHeight });

/**
 * Beside the photos: the user's description, and the actions below it. In a narrow window both are parts of
 * the card, so that the buttons stick to the bottom of the window from the top of the card on.
 */
export const beside = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  '@media': { [below('md')]: { display: 'contents' } },
});

export const details = style([
  person,
  {
    paddingTop: space[2],
    transition: `opacity ${duration[1]}`,
    selectors: { '&[inert]': { opacity: 0.35 } },
    '@media': { [below('md')]: { paddingTop: 0 } },
  },
]);

export const actions = style([
  stickyFoot,
  {
    display: 'grid',
    gap: space[3],
    // At the foot of the photo, where it stays when the comparison makes the description longer.
    '@media': { [from('md')]: { marginBlockStart: 'auto' } },
  },
]);

/** Contains a text, which is separated from the content that scrolls below it. */
export const closedActions = style([
  actions,
  {
    '@media': {
      [below('md')]: {
        marginBlockStart: space[6],
        borderBlockStart: `1px solid ${color.line.subtle}`,
        paddingBlockStart: space[4],
        background: color.surface.base,
      },
    },
  },
]);

export const buttons = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(max-content, 1fr) auto minmax(max-content, 1.6fr)',
  gap: space[3],
});

globalStyle(`${buttons} > button`, { paddingInline: space[3] });

/** Its label is below its icon, so that three buttons fit a narrow phone. */
export const request = style({
  flexDirection: 'column',
  gap: space[1],
  fontSize: fontSize.xs,
});

export const keys = style({
  fontSize: fontSize.sm,
  color: color.text.muted,
  '@media': { '(hover: none), (max-width: 1023.98px)': { display: 'none' } },
});
