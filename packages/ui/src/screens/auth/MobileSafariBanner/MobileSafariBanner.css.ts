import { style, styleVariants } from '@vanilla-extract/css';
import { color } from '../../../theme/contract.css.ts';
import { radius, touchTarget } from '../../../theme/scale.ts';

/** Too narrow for a picture beside the text. */
const tight = '(max-width: 359.98px)';

const square = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: touchTarget,
  height: touchTarget,
  borderRadius: radius.md,
  '@media': { [tight]: { display: 'none' } },
});

export const tile = styleVariants({
  app: [square, { background: color.accent.wash, color: color.accent.text }],
  web: [square, { background: color.surface.hover, color: color.text.body }],
});
