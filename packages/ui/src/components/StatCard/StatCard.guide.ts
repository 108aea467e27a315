import type { ComponentGuide } from '../../component-guide.ts';

export const guide: ComponentGuide = {
  use: [
    'For a figure that one comes to look at: tickets sold, sales, guests.',
    'Two to four side by side in a StatGroup, between hairlines. It is no card that is picked up.',
    'Give `split` where the figure is made of two parts that must keep a balance, such as women and men.',
    'Give `loading` until the figure is there: its place is kept.',
  ],
  alternatives: [
    { component: 'Table', when: 'there are more than four figures, or they are compared' },
    { component: 'Badge', when: 'it is a count beside a label' },
  ],
  accessibility: [
    'Label and figure MUST be a term and its description, so that they are read together.',
    'The parts MUST stand in words; the line alone MUST NOT say anything.',
    'What is not known MUST be said as such, and MUST NOT look like zero.',
    'While it loads it MUST be marked as busy.',
  ],
  content: [
    'Label it with the noun that is counted: `Tickets sold`.',
    'Write money with its sign, thousands with commas, and no decimals over 1,000.',
    'Zero is `0`, in a quieter colour. What is not known is `—`.',
  ],
};
