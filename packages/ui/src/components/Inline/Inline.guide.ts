import type { ComponentGuide } from '../../component-guide.ts';

export const guide: ComponentGuide = {
  use: [
    'For elements that follow each other on a line: buttons, badges, a name and its mark.',
    '`wrap={false}` for a text with a button next to it: the text gets narrower, the button does not move.',
  ],
  alternatives: [
    { component: 'Stack', when: 'the elements are one below the other, or turn with the window' },
    { component: 'Grid', when: 'the elements of several lines are aligned' },
  ],
  accessibility: [
    'It MUST wrap, or its texts MUST be able to break, in a window of 320 px.',
    'The order on the screen MUST be the reading order.',
    'It MUST have no role of its own: lists set `as`.',
  ],
  content: ['Elements that belong together have a smaller gap than those that do not.'],
};
