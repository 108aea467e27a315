import { style } from '@vanilla-extract/css';
import { space } from '../../theme/scale.ts';
import { problem as fieldProblem } from '../Field/Field.css.ts';

export const form = style({ display: 'grid', gap: space[6] });

export const actions = style({ display: 'grid', gap: space[3] });

export const problem = style([fieldProblem, { marginBlock: `0 ${space[4]}` }]);
