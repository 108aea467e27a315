import { keyframes } from '@vanilla-extract/css';
import { radius } from './scale.ts';

/** A full rotation, for busy indicators. */
export const turn = keyframes({ to: { transform: 'rotate(360deg)' } });

/** An open ring that rotates, in the color of the text around it. For `style`. */
export const ring = {
  width: 18,
  height: 18,
  border: '1.5px solid currentColor',
  borderInlineEndColor: 'transparent',
  borderRadius: radius.full,
  animation: `${turn} 900ms linear infinite`,
} as const;
