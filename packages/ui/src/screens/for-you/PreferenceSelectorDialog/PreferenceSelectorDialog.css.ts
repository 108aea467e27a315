import { style } from '@vanilla-extract/css';
import { space } from '../../../theme/scale.ts';

export const done = style({ marginTop: space[6] });
