import { style } from '@vanilla-extract/css';
import { space } from '../../theme/scale.ts';

/** Directly below the title, whose margin is for content. */
export const subtitle = style({ marginBlockStart: `calc(-1 * ${space[5]})` });
