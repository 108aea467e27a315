import type { ComponentGuide } from '../../component-guide.ts';

export const guide: ComponentGuide = {
  use: [
    'For every text of a screen that is not a heading, a label or a link.',
    '`size` and `tone` only where they differ from the content around it.',
    '`figures` for numbers that change or are compared, `breakWords` for content of users.',
  ],
  alternatives: [
    { component: 'Heading', when: 'it is the title of what follows' },
    { component: 'Link', when: 'it leads to another page' },
    { component: 'InlineError', when: 'it is an error' },
  ],
  accessibility: [
    'All tones MUST have a contrast of 4.5 to 1 on the surfaces of the theme.',
    'A shortened text (`lines`) MUST be available in full elsewhere.',
  ],
  content: ['Sentences, with a period, unless it is a label or a value.'],
};
