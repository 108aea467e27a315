import { style, styleVariants } from '@vanilla-extract/css';
import { below } from '../../../theme/breakpoints.ts';
import { color } from '../../../theme/contract.css.ts';
import { fontSize, radius, space } from '../../../theme/scale.ts';

/** Upright on a phone, as its camera is. */
const size = style({
  position: 'absolute',
  width: '216px',
  aspectRatio: '16 / 10',
  borderRadius: radius.md,
  '@media': { [below('md')]: { width: '108px', aspectRatio: '3 / 4' } },
});

const top = { top: '84px' };
/** Above the controls. */
const bottom = { bottom: '132px' };
const left = { left: space[6], '@media': { [below('md')]: { left: space[4] } } };
const right = { right: space[6], '@media': { [below('md')]: { right: space[4] } } };

export const atCorner = styleVariants({
  'top-left': { ...top, ...left },
  'top-right': { ...top, ...right },
  'bottom-left': { ...bottom, ...left },
  'bottom-right': { ...bottom, ...right },
});

export const ownPicture = style([
  size,
  {
    zIndex: 2,
    padding: 0,
    border: `1px solid ${color.line.medium}`,
    overflow: 'hidden',
    background: color.surface.raised,
    boxShadow: color.shadow[2],
    color: color.text.muted,
    cursor: 'grab',
    // A finger that moves the picture must not scroll the page.
    touchAction: 'none',
    selectors: {
      '&:focus-visible': { borderRadius: radius.md },
      '&[data-dragged]': { cursor: 'grabbing' },
    },
  },
]);

export const ownVideo = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  pointerEvents: 'none',
});

export const cameraOff = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
});

export const tag = style({
  position: 'absolute',
  insetInlineStart: '6px',
  bottom: '6px',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  padding: '2px 7px',
  borderRadius: radius.sm,
  background: `oklch(${color.scrim} / .9)`,
  color: color.text.strong,
  fontSize: fontSize.xs,
  lineHeight: 1.5,
});

/** A free corner, while the picture is being moved or can be moved by keys. */
export const spot = style([
  size,
  {
    display: 'none',
    border: `1px dashed ${color.line.control}`,
    pointerEvents: 'none',
    selectors: {
      [`${ownPicture}:is(:focus-visible, [data-dragged]) ~ &`]: { display: 'block' },
    },
  },
]);
