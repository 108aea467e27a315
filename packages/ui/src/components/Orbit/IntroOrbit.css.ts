import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css.ts';
import { duration, easing } from '../../theme/scale.ts';
import { travel } from './travel.ts';

/** Its ring, not its frame, is aligned with the text below. */
export const introOrbit = styleVariants({
  start: { width: 240, height: 'auto', marginInlineStart: '-11px' },
  center: { width: 240, height: 'auto' },
});

/** On the outer ring. */
export const introTravel = travel({ rx: 112, ry: 50, turn: 26, from: 0.587 });

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
