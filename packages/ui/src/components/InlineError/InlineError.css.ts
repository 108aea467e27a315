import { style } from '@vanilla-extract/css';
import { space } from '../../theme/scale.ts';
import { problem as fieldProblem } from '../Field/Field.css.ts';

/** Further from the content above than a field's own error. */
export const problem = style([fieldProblem, { marginTop: space[4] }]);
