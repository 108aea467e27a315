import { style } from '@vanilla-extract/css';
import { space } from '../../../theme/scale.ts';

/**
 * Has room for one line of error. It comes when the field is left, perhaps by pressing a link below,
 * which must not move away under the finger.
 */
export const field = style({ minHeight: '108px', marginTop: space[6] });

export const action = style({ marginTop: space[3] });
