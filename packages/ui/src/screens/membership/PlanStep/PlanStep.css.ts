import { style } from '@vanilla-extract/css';
import { color } from '../../../theme/contract.css.ts';
import { space } from '../../../theme/scale.ts';

/** Each overlaps the previous one, with an outline in the background colour of the dialog. */
export const avatar = style({
  boxShadow: `0 0 0 2px ${color.surface.overlay}`,
  selectors: { '&:not(:first-child)': { marginInlineStart: `-${space[3]}` } },
});
