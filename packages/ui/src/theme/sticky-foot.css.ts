import { fallbackVar, style } from '@vanilla-extract/css';
import { below } from './breakpoints.ts';
import { pageGutter } from './content.css.ts';
import { color } from './contract.css.ts';
import { space } from './scale.ts';

const gutter = fallbackVar(pageGutter, space.gutter);

/**
 * The main actions of a page that is higher than the window: at the bottom of the window, within reach of the
 * thumb, until the page is scrolled to their own place.
 */
export const stickyFoot = style({
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  paddingBlock: `${space[8]} max(${space[4]}, env(safe-area-inset-bottom))`,
  // Content that scrolls below it fades out above its own text.
  background: `linear-gradient(transparent, ${color.surface.base} ${space[6]})`,
  '@media': {
    [below('md')]: {
      marginInline: `calc(${gutter} * -1)`,
      paddingInline: gutter,
    },
  },
});
