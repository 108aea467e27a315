import type { ComponentGuide } from '../../component-guide.ts';

export const guide: ComponentGuide = {
  use: [
    'For a figure that is the point of the page: tickets sold, sales, guests.',
    'Two to four side by side in a StatGroup, between hairlines. It is no card that is picked up.',
    'Give `split` where the figure is made of two parts that must keep a balance, such as women and men.',
    'Set `loading` until the figure is there: its space is reserved.',
  ],
  alternatives: [
    { component: 'Table', when: 'there are more than four figures, or they are compared' },
    { component: 'Badge', when: 'it is a count next to a label' },
  ],
  accessibility: [
    'Label and figure MUST be a term and its description, so that they are read together.',
    'The parts MUST be written out; the line alone MUST NOT carry meaning.',
    'An unknown value MUST be labelled as such, and MUST NOT look like zero.',
    'While it loads it MUST be marked as busy.',
  ],
  content: [
    'Label it with the noun that is counted: `Tickets sold`.',
    'Write money with its sign, thousands with commas, and no decimals over 1,000.',
    'Zero is `0`, in a quieter color. What is not known is `—`.',
  ],
};
