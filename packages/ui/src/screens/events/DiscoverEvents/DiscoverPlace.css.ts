import { createVar, style } from '@vanilla-extract/css';
import { from } from '../../../theme/breakpoints.ts';
import { contentWidth, headerHeight, space } from '../../../theme/scale.ts';

/** The width of the page's column. */
const width = createVar();
const cards = createVar();

/** The height of a heading, a banner and the cards with their text. */
export const place = style({
  vars: {
    [width]: `(min(100vw, ${contentWidth}) - 2 * ${space.gutter})`,
    [cards]: `(${width} * 0.625 * 3 + 360px)`,
  },
  // In px the parts that do not grow with the window: text, and the gaps between the cards.
  minHeight: `calc(90px + ${width} * 0.433 + ${cards} + ${space.section})`,
  selectors: { '&:has([data-settled])': { minHeight: 0 } },
  scrollMarginBlockStart: `calc(${headerHeight} + ${space[4]})`,
  '@media': {
    [from('md')]: { vars: { [cards]: `(${width} * 0.2 + 140px)` } },
  },
});
