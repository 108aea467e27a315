import type { ComponentGuide } from '../../component-guide.ts';

export const guide: ComponentGuide = {
  use: [
    'At the start of a page, once: its `h1`, with a line above and below, and its actions.',
    '`headingRef` for a page whose heading takes the focus after a dialog.',
  ],
  alternatives: [
    { component: 'Section', when: 'it is a part of a page' },
    { component: 'StepFrame', when: 'it is a step of several' },
    { component: 'EmptyState', when: 'there is nothing else on the page' },
  ],
  accessibility: [
    'Its title MUST be the only `h1` of the page.',
    'With `takesFocus` the title MUST take the focus on mount, without a ring.',
  ],
  content: ['The title is short, the subtitle one sentence, and an action begins with a verb.'],
};
