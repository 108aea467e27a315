import type { ComponentGuide } from '../../component-guide.ts';

export const guide: ComponentGuide = {
  use: [
    'For an action that everybody knows by its icon: close, back, menu, like.',
    '`quiet` in a corner, such as that of a dialog; `outline` where it is on its own.',
    '`directional` for icons that point along the text, such as back and next.',
    '`busy` from the press to the answer, so that nobody presses twice.',
  ],
  alternatives: [
    { component: 'Button', when: 'there is room for words, or the icon could mean two things' },
    { component: 'Menu', when: 'there are several actions: an icon button opens it' },
  ],
  accessibility: [
    'It MUST have a `label`, which is its name; the icon MUST be hidden from screen readers.',
    'It MUST be 44 px wide and high.',
    'It MUST be reached by Tab and pressed by Enter and by Space.',
    'While busy it MUST keep its name and the focus, MUST be announced as busy, and MUST NOT act.',
    'A `directional` icon MUST point the other way where text runs from right to left.',
  ],
  content: [
    'The label says what happens, not what the icon shows: `Close`, not `Cross`.',
    'Name the thing where there are several: `Remove photo 2`, not `Remove`.',
  ],
};
