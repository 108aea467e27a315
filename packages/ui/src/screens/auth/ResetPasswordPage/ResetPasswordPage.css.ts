import { style } from '@vanilla-extract/css';
import { color } from '../../../theme/contract.css.ts';
import { fontSize, space } from '../../../theme/scale.ts';

/** That it was sent once more, under the button that did it. */
export const again = style({
  display: 'block',
  fontSize: fontSize.sm,
  color: color.status.positive,
  selectors: { '&:not(:empty)': { marginTop: space[3] } },
});
