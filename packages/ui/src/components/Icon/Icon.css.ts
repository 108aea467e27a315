import { style, styleVariants } from '@vanilla-extract/css';
import { iconSize } from '../../theme/scale.ts';

export const icon = style({ flex: 'none' });

/** In the middle of the first line of the text beside it, which may have several. */
export const firstLine = styleVariants(iconSize, (side) => ({
  marginBlockStart: `calc((1lh - ${side}px) / 2)`,
}));

/** Points along the line of text. */
export const directional = style({
  selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } },
});
