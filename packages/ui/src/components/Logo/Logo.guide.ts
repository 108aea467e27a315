import type { ComponentGuide } from '../../component-guide.ts';

export const guide: ComponentGuide = {
  use: ['Once in a view, at the start of the header: it links to the home page.'],
  alternatives: [{ component: 'Link', when: 'the name is within a sentence' }],
  accessibility: [
    'It MUST be a link with the name `Perigee`; the drawing MUST be hidden from screen readers.',
    'It MUST be reached by Tab, and be 44 px high.',
    'Name and drawing MUST both be seen where the system paints with its own colors.',
  ],
  content: ['The name is never abbreviated or translated.'],
};
