import { style } from '@vanilla-extract/css';
import { space } from '../../../theme/scale.ts';

export const guestCard = style({ padding: space[3] });
