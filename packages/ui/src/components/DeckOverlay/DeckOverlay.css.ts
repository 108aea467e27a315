import { keyframes, style } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css.ts';
import { duration, easing, radius } from '../../theme/scale.ts';
import { point as orbitPoint } from '../Orbit/ring.css.ts';

const appear = keyframes({ from: { opacity: 0 } });

/** Covers its whole container, which is `position: relative`. A picture stays recognizable through it. */
export const overlay = style({
  position: 'absolute',
  inset: 0,
  zIndex: 1,
  display: 'grid',
  placeItems: 'center',
  background: `color-mix(in oklch, ${color.surface.base} 82%, transparent)`,
  borderRadius: radius.md,
  animation: `${appear} ${duration[1]} ${easing.out}`,
});

export const orbit = style({ width: 'min(200px, 60%)', height: 'auto' });

const travel = keyframes({ to: { offsetDistance: '100%' } });

/** Moves along the outer ring, written as a path. Without motion it is at the start of the path. */
export const point = style([
  orbitPoint,
  {
    offsetPath: "path('M 11.3 92.1 A 112 44 -14 0 1 228.7 37.9 A 112 44 -14 0 1 11.3 92.1')",
    animation: `${travel} 900ms ${easing.orbit} infinite`,
  },
]);
