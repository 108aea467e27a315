import { keyframes, style } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css.ts';
import { easing, radius } from '../../theme/scale.ts';

export const faceDial = style({
  position: 'relative',
  width: 'clamp(160px, 28vh, 260px)',
});

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

/** The orbit of the dial at 214 of 280. */
export const orbiting = style({
  position: 'absolute',
  inset: '11.8%',
  borderRadius: radius.full,
  animation: `${turn} 2600ms ${easing.orbit} infinite`,
});

export const point = style({
  position: 'absolute',
  top: '-5px',
  left: 'calc(50% - 5px)',
  width: '10px',
  height: '10px',
  borderRadius: radius.full,
  background: color.accent.solid,
});
