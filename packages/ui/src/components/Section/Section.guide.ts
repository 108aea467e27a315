import type { ComponentGuide } from '../../component-guide.ts';

export const guide: ComponentGuide = {
  use: [
    'For a part of a page: with a title, it is a landmark of that name.',
    '`column` and `space` for the page itself.',
    '`divider` where it follows another part.',
  ],
  alternatives: [
    { component: 'Card', when: 'it is one object with a frame' },
    { component: 'PageHead', when: 'it is the beginning of the page' },
    { component: 'Stack', when: 'only distances are needed' },
  ],
  accessibility: [
    'With a title it MUST be a region of that name.',
    'The level of its title MUST follow the outline of the page.',
  ],
  content: ['The title names the subject in one to three words.'],
};
