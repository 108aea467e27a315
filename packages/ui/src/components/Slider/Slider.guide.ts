import type { ComponentGuide } from '../../component-guide.ts';

export const guide: ComponentGuide = {
  use: [
    'For one value in a range, where the exact number does not matter: the distance of a user.',
    'Say in `format` what a value means, with its unit: the text below the line and screen readers use it.',
    'It is controlled: `onChange` comes with every step, so save on a button, not on every change.',
  ],
  alternatives: [
    { component: 'RangeSlider', when: 'it is a span with a lower and an upper value' },
    { component: 'TextField', when: 'the exact number matters and users know it' },
  ],
  accessibility: [
    'Arrow keys MUST move it by a step, PageUp and PageDown by about a tenth, Home and End to the ends.',
    'In a right-to-left text the line MUST begin at the right, and the left arrow MUST raise the value.',
    'The value MUST be read with its unit, and MUST be written below the line.',
    'The thumb MUST take a press in a square of 44 px, and MUST show the focus.',
    'Dragging MUST NOT be the only way: a press on the line MUST move the thumb as well.',
  ],
  content: [
    'Label it with what is chosen: `Nearby distance`.',
    'An end that means more than its number says so: `100+ mi`.',
  ],
};
