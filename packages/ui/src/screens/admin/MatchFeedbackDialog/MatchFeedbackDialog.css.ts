import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '../../../theme/contract.css.ts';
import { space } from '../../../theme/scale.ts';

export const notes = style({});

globalStyle(`${notes} > li`, {
  borderTop: `1px solid ${color.line.subtle}`,
  paddingBlock: space[3],
});
