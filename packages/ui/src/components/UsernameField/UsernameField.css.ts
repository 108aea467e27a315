import { style } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css.ts';

export const validMark = style({ color: color.status.positive });
