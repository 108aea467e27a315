import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css.ts';
import { duration, easing } from '../../theme/scale.ts';
import { point } from './Orbit.css.ts';

/** Its ring, not its frame, is aligned with the text below. */
export const introOrbit = styleVariants({
  start: { width: 240, height: 'auto', marginInlineStart: '-11px' },
  center: { width: 240, height: 'auto' },
});

const travelOn = keyframes({ from: { offsetDistance: '56%' }, to: { offsetDistance: '156%' } });

/**
 * The point moves along the outer ring, repeated here as a path. Without motion it is at its drawn position.
 */
export const travellingPoint = style([
  point,
  {
    offsetPath: "path('M 12.3 90.9 A 112 50 -16 0 1 227.7 29.1 A 112 50 -16 0 1 12.3 90.9')",
    offsetDistance: '56%',
    animation: `${travelOn} 26s linear infinite`,
  },
]);

const arrive = keyframes({ from: { opacity: 0, transform: 'scale(.6)' } });

export const disc = style({
  fill: color.accent.solid,
  transformOrigin: '120px 80px',
  animation: `${arrive} ${duration[3]} ${easing.out} backwards`,
});

const drawTick = keyframes({ from: { strokeDashoffset: 1 } });

export const tick = style({
  fill: 'none',
  stroke: color.accent.on,
  strokeWidth: 2.6,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  strokeDasharray: '1 1',
  animation: `${drawTick} ${duration[3]} ${easing.orbit} ${duration[2]} backwards`,
});

const land = keyframes({ from: { transform: 'rotate(-46deg)', opacity: 0 } });

export const landedPoint = style({
  fill: color.precious.text,
  transformOrigin: '120px 80px',
  animation: `${land} 900ms ${easing.orbit} backwards`,
});
