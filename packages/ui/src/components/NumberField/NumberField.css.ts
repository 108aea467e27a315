import { style } from '@vanilla-extract/css';
import { space } from '../../theme/scale.ts';
import { control } from '../Field/Field.css.ts';

export const input = style([control, { fontVariantNumeric: 'tabular-nums lining-nums' }]);

/** Leaves space for the two buttons. */
export const beforeButtons = style({ paddingInlineEnd: '92px' });

export const buttons = style({ display: 'flex', paddingInlineEnd: space[1] });
