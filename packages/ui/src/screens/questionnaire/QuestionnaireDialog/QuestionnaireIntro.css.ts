import { style } from '@vanilla-extract/css';
import { space } from '../../../theme/scale.ts';

export const drawing = style({ marginBlock: `${space[4]} ${space[8]}` });
