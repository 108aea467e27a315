import { style } from '@vanilla-extract/css';
import { space } from '../../theme/scale.ts';

export const loadError = style({ display: 'grid', gap: space[4], padding: space[4] });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
