import type { ComponentGuide } from '../../component-guide.ts';

export const guide: ComponentGuide = {
  use: [
    'Where a place is needed with its coordinates: where a user lives, where they look for people.',
    '`onLookUp` asks a service for places. It is called when typing has rested, and its signal aborts when the answer is no longer wanted.',
    'The value is the text and the place. The place is null until a suggestion is chosen, and again after an edit: without one, do not continue, and set an `error`.',
  ],
  alternatives: [
    {
      component: 'TextField',
      when: 'an address is only written down, and nothing is reckoned with it',
    },
    { component: 'SearchField', when: 'a list is searched rather than a place chosen' },
  ],
  accessibility: [
    'It MUST be a `combobox` that says whether its list is open; arrow keys MUST move through the list, Enter MUST choose, and Escape MUST close the list before anything around it.',
    'Enter on a suggestion MUST NOT send the form.',
    'That nothing was found, and that the lookup failed, MUST be announced.',
    'The focus MUST stay in the input, before and after choosing.',
  ],
  content: [
    'Label it `Location`.',
    'A suggestion names the city with its region and country, so that two of one name can be told apart.',
  ],
};
