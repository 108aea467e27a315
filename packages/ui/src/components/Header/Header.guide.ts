import type { ComponentGuide } from '../../component-guide.ts';

export const guide: ComponentGuide = {
  use: [
    'Once a page, at its top, in a PageLayout. Sign-up has none.',
    'Over a picture that a page begins with; give `alwaysSolid` to every other page.',
    '`links` are the most visited pages; everything else is in the menu.',
    'While the account is unknown, pass neither `account` nor `onSignIn`.',
  ],
  alternatives: [
    { component: 'Tabs', when: 'the places belong to one page' },
    { component: 'Menu', when: 'there is a button with places of its own, elsewhere' },
  ],
  accessibility: [
    'It MUST be the banner of the page, and its links a navigation named `Main`.',
    'The page that is shown MUST be marked with `aria-current`, not by color alone.',
    'On small screens its menu MUST be a dialog that traps the focus and returns it to the hamburger.',
    'It MUST NOT cover what has the focus: pages leave its height free at their top.',
    'Every entry MUST be 44 px high for a finger.',
  ],
  content: [
    'Places are nouns of one or two words.',
    'A badge says what waits there: a count, never a word.',
    'Logging out is last, in a group of its own.',
  ],
};
