import type { ComponentGuide } from '../../component-guide.ts';

export const guide: ComponentGuide = {
  use: [
    'For any number of options from a list that may be long: the preference questions, activities, orientations of an event.',
    'Where nothing chosen has a meaning, say it with `noneChosen`: `Open to all` in preference questions.',
    'The list is at most 350 px high on wide screens and half the screen on others, and scrolls.',
  ],
  alternatives: [
    { component: 'ChipGroup', when: 'there are a few short options' },
    { component: 'Select', when: 'one is chosen' },
    { component: 'Checkbox', when: 'the things to tick do not belong together' },
  ],
  accessibility: [
    'Its options MUST be native checkboxes in a group that has a name, each reached by Tab and turned by Space.',
    'The option that has the focus MUST be seen, and MUST scroll into sight.',
    'How many are chosen, or what it means that none is, MUST describe the group.',
    'The focus MUST stay in the list when all is cleared.',
    'A whole row MUST be pressed, and be at least 44 px high.',
  ],
  content: [
    'Options are nouns or short phrases of one kind, in the order of the documents.',
    'An empty list says `No options available`.',
  ],
};
