import type { ComponentGuide } from '../../component-guide.ts';

export const guide: ComponentGuide = {
  use: [
    'For a handful of places to go and things to do that belong to one button: an account, a row of a table.',
    'Entries with `href` are links, those with `onSelect` act. `startsGroup` separates entries of another kind.',
  ],
  alternatives: [
    { component: 'Tabs', when: 'one is always chosen, and there is room for all' },
    { component: 'Drawer', when: 'there are fields in it' },
  ],
  accessibility: [
    'The button MUST say that it has a menu and whether it is open.',
    'Enter, Space and the down arrow MUST open it. Arrow keys wrap around, Home and End go to the ends, letters jump to an item.',
    'Escape MUST close it, and the focus MUST go back to the button.',
    'Each entry MUST be as high as a finger needs.',
    'In a page from right to left it hangs from the other edge, within the `DirectionProvider` of Base UI.',
  ],
  content: [
    'An entry is a place or a verb in one to three words. The button says what the entries are about.',
    'What cannot be undone, and logging out, come last in a group of their own, with `tone="danger"`.',
  ],
};
