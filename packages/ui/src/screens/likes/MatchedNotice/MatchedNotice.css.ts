import { keyframes, style } from '@vanilla-extract/css';
import { duration, easing } from '../../../theme/scale.ts';

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

/** The text follows when the orbits have crossed. */
export const words = style({
  animation: `${appear} ${duration[4]} ${easing.out} ${duration[4]} backwards`,
});
