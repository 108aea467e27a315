import { styleVariants } from '@vanilla-extract/css';
import { below } from './breakpoints.ts';
import { color } from './contract.css.ts';
import { space } from './scale.ts';

/**
 * The main actions of a page that is higher than the window: at the bottom of the window, within reach of the
 * thumb, until the page is scrolled to their own place. The variants are the ground of the page.
 */
export const stickyFoot = styleVariants(
  { base: color.surface.base, sunken: color.surface.sunken },
  (ground) => ({
    position: 'sticky',
    bottom: 0,
    zIndex: 2,
    paddingBlock: `${space[8]} max(${space[4]}, env(safe-area-inset-bottom))`,
    // Content that scrolls below it fades out above its own text.
    background: `linear-gradient(transparent, ${ground} ${space[6]})`,
    '@media': {
      [below('md')]: {
        marginInline: `calc(${space.gutter} * -1)`,
        paddingInline: space.gutter,
      },
    },
  }),
);
