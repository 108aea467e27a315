import type { ComponentGuide } from '../../component-guide.ts';

export const guide: ComponentGuide = {
  use: [
    'To narrow a list or a table down to what a user looks for.',
    'By Enter where a search asks the server for much. With `delay` where results may follow the typing.',
    '`small` next to other controls above a table.',
    '`busy` while results are on their way, so that the old ones are not taken for them.',
  ],
  alternatives: [
    { component: 'LocationField', when: 'a place is to be chosen' },
    { component: 'TextField', when: 'the text is kept rather than searched for' },
  ],
  accessibility: [
    'It MUST be a `searchbox`, named by its label; where there is no room for the label it is hidden, and the placeholder says the same.',
    'Enter MUST search. Escape MUST clear it, and MUST NOT close the dialog around it while there is something to clear.',
    'The button MUST have a name, MUST be reached by Tab, and MUST give the focus back to the input.',
    'How many results there are SHOULD be announced next to the list.',
  ],
  content: ['The label says what is searched: `Search by name, email, username, or User ID`.'],
};
