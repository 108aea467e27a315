import { keyframes } from '@vanilla-extract/css';

/** A whole turn: the ring of whatever is busy. */
export const turn = keyframes({ to: { transform: 'rotate(360deg)' } });
