import type { ComponentGuide } from '../../component-guide.ts';

export const guide: ComponentGuide = {
  use: [
    'For work that comes to an end and takes longer than a second: an upload, a list that is sent.',
    'Give `value` where it is known how far it has come, null where it is not.',
    'Give `format` where a count says more than a share: `3 of 8 invitations`.',
  ],
  alternatives: [
    { component: 'ArcProgress', when: 'it counts the steps of a user' },
    { component: 'Skeleton', when: 'something loads whose shape is known' },
    { component: 'Button', when: 'the work is short and began with a button: use `busy`' },
  ],
  accessibility: [
    'It MUST be a progress bar whose name is its label, and whose value is read as written.',
    'While nobody knows how far it has come it MUST have no value.',
    'In a right-to-left text it MUST grow from the right.',
    'Under reduced motion the point MUST NOT move, and the line MUST still differ from an empty one.',
    'The line MUST keep a contrast of 3 to 1.',
  ],
  content: [
    'Label it with what is done, as a verb with -ing: `Uploading your photo`.',
    'Say next to it when the work has failed or is done: the line disappears then.',
  ],
};
