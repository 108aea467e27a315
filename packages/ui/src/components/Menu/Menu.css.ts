import { style } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css.ts';
import { item } from '../../theme/popup.css.ts';
import { space } from '../../theme/scale.ts';

export const dangerItem = style([item, { color: color.status.negative }]);

export const separator = style({
  margin: `${space[2]} ${space[3]}`,
  borderTop: `1px solid ${color.line.subtle}`,
});
