import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css.ts';
import {
  easing,
  fontFamily,
  fontSize,
  fontWeight,
  letterSpacing,
  radius,
  space,
} from '../../theme/scale.ts';

export const card = style({
  width: 'min(100%, 360px)',
  borderRadius: radius.md,
  boxShadow: `${color.shadow[3]}, 0 0 0 1px ${color.precious.line}`,
});

/** A picture with text over it is dark in both themes: the scrim keeps the contrast of the text. */
export const face = style({
  position: 'relative',
  display: 'block',
  borderRadius: radius.md,
  overflow: 'hidden',
  containerType: 'inline-size',
});

export const picture = style({ width: '100%', height: 'auto', aspectRatio: '380 / 500' });

export const scrim = style({
  position: 'absolute',
  inset: '45% 0 0',
  background: `linear-gradient(oklch(${color.scrim} / 0), oklch(${color.scrim} / 0.92) 70%)`,
});

export const orbits = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  maskImage: 'linear-gradient(90deg, transparent 30%, #000 62%)',
  // The orbits rise over the side of the name, which is mirrored from right to left.
  selectors: { '[dir=rtl] &': { scale: '-1 1' } },
  // Text does not shrink with the card: on a small card it extends further up.
  '@container': {
    '(max-width: 319.98px)': { translate: '0 -6%' },
    '(max-width: 239.98px)': { translate: '0 -18%' },
  },
});

export const orbit = style({
  fill: 'none',
  stroke: color.precious.line,
  vectorEffect: 'non-scaling-stroke',
});

const travel = keyframes({ from: { offsetDistance: '30%' } });

/** The point moves along the nearer orbit, from its left end to its final position. */
export const point = style({
  fill: color.precious.text,
  offsetPath: "path('M -100 560 A 290 150 0 0 1 334.9 430.1')",
  offsetDistance: '100%',
});

export const arriving = style({ animation: `${travel} 2400ms ${easing.orbit} 450ms backwards` });

export const words = style({
  position: 'absolute',
  inset: `auto clamp(${space[4]}, 6.6cqi, ${space[6]}) ${space[5]}`,
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: space[4],
});

const anyPosition = style({
  flex: 'none',
  fontFamily: fontFamily.display,
  fontWeight: 340,
  lineHeight: 1,
  letterSpacing: letterSpacing.head,
  fontVariantNumeric: 'tabular-nums lining-nums',
  color: color.precious.text,
});

/** Positions of five or more digits are smaller to leave space for the name. */
export const positions = styleVariants({
  long: [anyPosition, { fontSize: 'clamp(1.5rem, 10cqi, 2.25rem)' }],
  short: [anyPosition, { fontSize: 'clamp(2.25rem, 14.5cqi, 3.25rem)' }],
});

export const who = style({
  minWidth: 0,
  marginInlineStart: 'auto',
  textAlign: 'end',
  overflowWrap: 'anywhere',
});

const anyName = style({
  fontFamily: fontFamily.display,
  fontWeight: fontWeight.head,
  lineHeight: 1.12,
  letterSpacing: letterSpacing.head,
  color: color.text.strong,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
});

export const names = styleVariants({
  long: [anyName, { fontSize: fontSize.lg }],
  short: [anyName, { fontSize: fontSize.xl }],
});

export const cityText = style({
  overflow: 'hidden',
  fontSize: fontSize.sm,
  color: color.text.body,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
