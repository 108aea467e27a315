import type { ComponentGuide } from '../../component-guide.ts';

export const guide: ComponentGuide = {
  use: [
    'For facts with their names: date, place, price.',
    '`rows` in a panel, `compact` where there are many facts, `columns` on a page.',
  ],
  alternatives: [
    { component: 'Table', when: 'several objects have the same facts' },
    { component: 'StatCard', when: 'the value is a figure to look at' },
  ],
  accessibility: [
    'It MUST be a `dl`: each term is announced with its details.',
    'A fact without details MUST be left out, with its term.',
  ],
  content: ['The term is one or two words, and the details need no sentence.'],
};
