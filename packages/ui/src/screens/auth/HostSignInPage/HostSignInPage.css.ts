import { style } from '@vanilla-extract/css';
import { fontSize, space } from '../../../theme/scale.ts';

/** Its touch-target height is enough space before the button. */
export const forgot = style({ marginBottom: `-${space[4]}`, fontSize: fontSize.sm });
