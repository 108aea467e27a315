import { style } from '@vanilla-extract/css';
import { color } from '../../../theme/contract.css.ts';
import { fontSize } from '../../../theme/scale.ts';

export const terms = style({ fontSize: fontSize.sm, lineHeight: 1.9, color: color.text.muted });
