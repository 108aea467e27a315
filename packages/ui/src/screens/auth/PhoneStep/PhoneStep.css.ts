import { style } from '@vanilla-extract/css';
import { space } from '../../../theme/scale.ts';

/**
 * Reserves one line for the error. It appears on blur, possibly caused by a press on a link below, which must
 * not move away under the finger.
 */
export const field = style({ minHeight: '108px', marginTop: space[6] });
