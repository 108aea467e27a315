import type { ComponentGuide } from '../../component-guide.ts';

export const guide: ComponentGuide = {
  use: [
    'For steps that one takes one after another: the sign-up, the profile.',
    'It is next to the title of the step, and advances one step at a time.',
  ],
  alternatives: [
    { component: 'Progress', when: 'it is work that the machine does, such as an upload' },
    { component: 'Orbit', when: 'it is decoration, or a place in a line' },
  ],
  accessibility: [
    'It MUST be a progress bar with a name, whose value is read as shown: `1 of 3`.',
    'The words MUST be next to the arc; the arc alone MUST NOT carry the meaning.',
    'Under reduced motion the arc MUST be where it is going, at once.',
  ],
  content: [
    'The name says what is in progress, for screen readers: `Sign-up`.',
    'The words are `1 of 3`, without `Step`: the title says what the step is.',
  ],
};
