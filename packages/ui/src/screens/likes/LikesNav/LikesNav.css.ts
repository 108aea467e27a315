import { style } from '@vanilla-extract/css';
import { content } from '../../../theme/content.css.ts';
import { space } from '../../../theme/scale.ts';

export const nav = style([content, { paddingTop: space[2] }]);
