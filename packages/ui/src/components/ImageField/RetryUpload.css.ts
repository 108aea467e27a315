import { style } from '@vanilla-extract/css';
import { space } from '../../theme/scale.ts';

export const retryUpload = style({ marginBlockStart: space[3] });
