import type { ComponentGuide } from '../../component-guide.ts';

export const guide: ComponentGuide = {
  use: [
    'For a part of a known whole that does not change by itself: tickets sold, places taken.',
    'Several below each other compare parts, such as men and women; give each its own `tone`.',
    'Give `textHidden` where the figures are visible next to it.',
  ],
  alternatives: [
    { component: 'Progress', when: 'it shows work that comes to an end' },
    { component: 'StatCard', when: 'the figure is what users come for' },
  ],
  accessibility: [
    'It MUST be a meter whose name is its label, and whose value is announced as it is written.',
    'The line MUST NOT be the only place of the value: it is written next to it.',
    'In a right-to-left text it MUST grow from the right.',
  ],
  content: [
    'Label it with the counted group: `Men`.',
    'Write both the part and what is left: `8 sold, 2 left`.',
  ],
};
