import { style } from '@vanilla-extract/css';
import { from } from '../../../theme/breakpoints.ts';

/** The height of the longest list of answers, so that a frame around it does not jump from step to step. */
export const flow = style({ '@media': { [from('sm')]: { minHeight: '480px' } } });
