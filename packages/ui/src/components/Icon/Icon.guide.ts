import type { ComponentGuide } from '../../component-guide.ts';

export const guide: ComponentGuide = {
  use: [
    'Beside a text, to make it easier to find: `size="sm"`.',
    'Apart from text: `size="md"`.',
    '`firstLine` next to a text that may have several lines.',
  ],
  alternatives: [
    { component: 'IconButton', when: 'it can be pressed' },
    { component: 'Badge', when: 'it is a state' },
  ],
  accessibility: [
    'Without a `label` it MUST be hidden from screen readers.',
    'With a `label` it MUST be an image with that name.',
    'An arrow along the line MUST be `directional`.',
  ],
  content: ['The label is the meaning, not the drawing: `Verified`, not `Check mark`.'],
};
