import type { ComponentGuide } from '../../component-guide.ts';

export const guide: ComponentGuide = {
  use: [
    'For the portrait of a user, next to their name: in a table, a menu, a list of guests.',
    '36 px in rows and menus, 48 in cards, 96 where the person is the subject.',
    'Give the name even when there is a picture: its initials are shown if the picture does not load.',
  ],
  alternatives: [
    { component: 'RankCard', when: 'the portrait is the content' },
    { component: 'Badge', when: 'it says a state, not a person' },
  ],
  accessibility: [
    'It MUST have the name of the person as its own name, or be `decorative` where the name is next to it. Never both, or the name is read twice.',
    'Letters and silhouette MUST keep a contrast of 4.5 to 1.',
    'A picture that does not load MUST give way to letters, without a word and without a shift.',
  ],
  content: ['Up to two letters: of the first name and of the last.'],
};
