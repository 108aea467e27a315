import { createSprinkles, defineProperties } from '@vanilla-extract/sprinkles';
import { from } from './breakpoints.ts';
import { color } from './contract.css.ts';
import { fontSize, space } from './scale.ts';

/**
 * Classes for layout and text, made of tokens. One use loads all of them, so the values are few. Stack and
 * stories use them; every other component has styles of its own.
 */
const layout = defineProperties({
  conditions: {
    base: {},
    sm: { '@media': from('sm') },
    md: { '@media': from('md') },
    lg: { '@media': from('lg') },
  },
  defaultCondition: 'base',
  properties: {
    display: ['none', 'flex'],
    flexDirection: ['row', 'column'],
    flexWrap: ['wrap', 'nowrap'],
    alignItems: ['start', 'center', 'end', 'baseline', 'stretch'],
    justifyContent: {
      start: 'start',
      center: 'center',
      end: 'end',
      between: 'space-between',
    },
    gap: {
      0: space[0],
      1: space[1],
      2: space[2],
      3: space[3],
      4: space[4],
      6: space[6],
      8: space[8],
      12: space[12],
      16: space[16],
    },
  },
});

const words = defineProperties({
  properties: {
    fontSize: { xs: fontSize.xs, sm: fontSize.sm, md: fontSize.md, lg: fontSize.lg },
    color: color.text,
  },
});

export const sprinkles = createSprinkles(layout, words);
