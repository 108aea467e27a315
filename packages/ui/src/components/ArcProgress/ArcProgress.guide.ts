import type { ComponentGuide } from '../../component-guide.ts';

export const guide: ComponentGuide = {
  use: [
    'For steps that one takes one after another: the sign-up, the profile.',
    'It stands beside the title of the step and goes on by one step at a time.',
  ],
  alternatives: [
    { component: 'Progress', when: 'it is work that the machine does, such as an upload' },
    { component: 'Orbit', when: 'it is decoration, or a place in a line' },
  ],
  accessibility: [
    'It MUST be a progress bar with a name, whose value is said as it stands: `1 of 3`.',
    'The words MUST stand beside the arc; the arc alone MUST NOT carry them.',
    'Under reduced motion the arc MUST be where it is going, at once.',
  ],
  content: [
    'The name says what is under way, for screen readers: `Sign-up`.',
    'The words are `1 of 3`, without `Step`: the title says what the step is.',
  ],
};
