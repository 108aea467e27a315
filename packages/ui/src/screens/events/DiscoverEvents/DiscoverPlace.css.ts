import { createVar, style } from '@vanilla-extract/css';
import { from } from '../../../theme/breakpoints.ts';
import { contentWidth, headerHeight, space } from '../../../theme/scale.ts';

/** Of what stands in the column of the page. */
const width = createVar();
const cards = createVar();

/** As high as a heading, a banner and the cards with their words. */
export const place = style({
  vars: {
    [width]: `(min(100vw, ${contentWidth}) - 2 * ${space.gutter})`,
    [cards]: `(${width} * 0.625 * 3 + 360px)`,
  },
  // In px what does not grow with the window: words, and the air between the cards.
  minHeight: `calc(90px + ${width} * 0.433 + ${cards} + ${space.section})`,
  selectors: { '&:has([data-settled])': { minHeight: 0 } },
  scrollMarginBlockStart: `calc(${headerHeight} + ${space[4]})`,
  '@media': {
    [from('md')]: { vars: { [cards]: `(${width} * 0.2 + 140px)` } },
  },
});
