import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { from } from '../../../theme/breakpoints.ts';
import { duration, easing } from '../../../theme/scale.ts';

/** Keeps its height from step to step, so that a frame in the middle of the window does not jump. */
export const flow = style({
  display: 'grid',
  '@media': { [from('sm')]: { minHeight: '408px' } },
});

const fromRight = keyframes({ from: { opacity: 0, transform: 'translateX(12px)' } });
const fromLeft = keyframes({ from: { opacity: 0, transform: 'translateX(-12px)' } });

const step = style({ display: 'grid', minWidth: 0 });

export const slide = styleVariants({
  forward: [step, { animation: `${fromRight} ${duration[2]} ${easing.out}` }],
  back: [step, { animation: `${fromLeft} ${duration[2]} ${easing.out}` }],
});
