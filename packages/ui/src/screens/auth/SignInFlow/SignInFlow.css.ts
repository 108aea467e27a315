import { style } from '@vanilla-extract/css';
import { from } from '../../../theme/breakpoints.ts';

/** Keeps its height from step to step, so that a vertically centered frame does not jump. */
export const flow = style({
  display: 'grid',
  '@media': { [from('sm')]: { minHeight: '408px' } },
});

/** About the height of the other steps, also on a phone. */
export const verified = style({ minHeight: '300px' });
