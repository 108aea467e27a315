import type { ComponentGuide } from '../../component-guide.ts';

export const guide: ComponentGuide = {
  use: [
    'For a few views of one thing, of which one is looked at at a time: events that are active, completed, pending.',
    '`Tabs` around a `TabList` with a `Tab` each, and a `TabPanel` of the same `value` each.',
    '`TabLinks` where every view has an address of its own. They look alike, and are links.',
    'Leave out a tab that has nothing and never will. Disable one that has nothing yet, in a `Tooltip` that says why.',
  ],
  alternatives: [
    { component: 'Menu', when: 'they are actions, or too many for a line' },
    { component: 'Link', when: 'it leads away from what the user is looking at' },
  ],
  accessibility: [
    'The list MUST have a name, and each panel MUST be named by its tab.',
    'It MUST be one stop of Tab: arrow keys, Home and End move between tabs, Enter and Space select. They move from right to left within the `DirectionProvider` of Base UI.',
    'A disabled tab MUST be reached by the arrow keys and MUST NOT be chosen.',
    'The chosen tab MUST show by a line as well as by its color, in forced colors too.',
    'Tabs that do not fit MUST be scrolled to, and the chosen one MUST be in view at first.',
    'A panel that is fetched SHOULD NOT set `activateOnFocus`: each step of the arrow keys would fetch.',
  ],
  content: [
    'Label a tab with one or two words, all of the same kind: `Upcoming`, `Past`.',
    'A count is the number of entries behind the label. Leave it out until it is known.',
  ],
};
