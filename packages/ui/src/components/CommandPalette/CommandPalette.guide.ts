import type { ComponentGuide } from '../../component-guide.ts';

export const guide: ComponentGuide = {
  use: [
    'For users who know where they want to go: it opens by $mod+K, and by a button.',
    'Its pages are always there; members and other records are found by typing.',
    'Show the keys of a destination that has its own: users learn them here.',
  ],
  alternatives: [
    { component: 'SearchField', when: 'the results are the content of the page' },
    { component: 'Menu', when: 'there are few actions, and they belong to one button' },
  ],
  accessibility: [
    'It MUST be a dialog with a field whose list of options is announced as it changes.',
    'The first option MUST be highlighted, so that Enter is enough.',
    'After closing, the focus MUST return to where it was, unless another page is shown.',
  ],
  content: [
    'Label it with what it does: `Go to a page or a member`.',
    'Group names are plural nouns: `Pages`, `Members`.',
  ],
};
