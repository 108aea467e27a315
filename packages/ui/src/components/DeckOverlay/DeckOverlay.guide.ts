import type { ComponentGuide } from '../../component-guide.ts';

export const guide: ComponentGuide = {
  use: [
    'Over the profile that was just liked or passed, until the next one appears: 200 ms for admins, 400 ms for all others.',
    'In a frame of the profile that is `position: relative`.',
  ],
  alternatives: [
    { component: 'Skeleton', when: 'it is not known how long something takes' },
    { component: 'Button', when: 'a button was pressed: it has `busy`' },
  ],
  accessibility: [
    'It is decorative and MUST NOT be announced: the next profile is, when it appears.',
    'Its point MUST rest under reduced motion; the overlay stays as long as without.',
    'It MUST NOT take the focus, and what is under it SHOULD be `inert` meanwhile.',
  ],
  content: ['It has no words.'],
};
