import { createSprinkles, defineProperties } from '@vanilla-extract/sprinkles';
import { from } from './breakpoints.ts';
import { color } from './contract.css.ts';
import { fontFamily, fontSize, space } from './scale.ts';

const layout = defineProperties({
  conditions: {
    narrow: {},
    md: { '@media': from('md') },
    lg: { '@media': from('lg') },
  },
  defaultCondition: 'narrow',
  properties: {
    display: ['block', 'flex', 'grid', 'inline-flex', 'none'],
    flexDirection: ['row', 'column'],
    flexWrap: ['wrap'],
    alignItems: ['start', 'center', 'end', 'stretch'],
    justifyContent: ['start', 'center', 'end', 'space-between'],
    gap: space,
    marginTop: space,
    marginBottom: space,
    padding: space,
  },
});

const type = defineProperties({
  properties: {
    color: color.text,
    fontSize,
    fontFamily,
  },
});

/** Classes for one-off layout and text, out of the scale only. */
export const sprinkles = createSprinkles(layout, type);
