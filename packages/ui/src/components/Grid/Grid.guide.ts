import type { ComponentGuide } from '../../component-guide.ts';

export const guide: ComponentGuide = {
  use: [
    'For elements in columns: cards, pictures, fields side by side.',
    'Give the number of columns for each width: `columns={{ base: 1, md: 3 }}`, or `sm` and `md` for as many as fit.',
    'SideGrid where a column beside the content of a page has a fixed width.',
  ],
  alternatives: [
    { component: 'Stack', when: 'there is one column' },
    { component: 'Inline', when: 'there is one line' },
    { component: 'Table', when: 'rows and columns have headings' },
  ],
  accessibility: [
    'The order on the screen MUST be the reading order.',
    'A column MUST NOT be wider than the window: columns are narrower than their content if they have to be.',
  ],
  content: ['The elements of a grid have about the same length.'],
};
