import { style } from '@vanilla-extract/css';
import { fontSize, space } from '../../../theme/scale.ts';

/** Its height is that of a finger, which is room enough before the button. */
export const forgot = style({ marginBottom: `-${space[4]}`, fontSize: fontSize.sm });
