import { style } from '@vanilla-extract/css';
import { space } from '../../../theme/scale.ts';

export const form = style({ display: 'grid', gap: space[6] });
