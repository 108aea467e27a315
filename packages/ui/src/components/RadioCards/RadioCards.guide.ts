import type { ComponentGuide } from '../../component-guide.ts';

export const guide: ComponentGuide = {
  use: [
    'For one of a few options that are compared before one is chosen: the plans of a membership, with a description and a price each.',
    'For the one question of a step, such as sexuality or gender in sign-up, where rows that fill the width are easy to press.',
    '`badge` on one card at most: the one that is recommended.',
  ],
  alternatives: [
    { component: 'ChipGroup', when: 'the options are short words that fit on a line or two' },
    {
      component: 'Select',
      when: 'there are more than about eight options, and their names say all',
    },
    { component: 'MultiSelect', when: 'several may be chosen' },
  ],
  accessibility: [
    'It MUST be a group of native radios with a name of its own: Tab reaches the chosen one, arrow keys choose.',
    'The label alone MUST name a radio; badge, description and trailing text MUST describe it.',
    'The whole card MUST be pressed, and be at least 44 px high.',
    'The chosen card MUST differ by its outline and its mark, not by color alone, in forced colors too.',
    'An error MUST be written under the cards, MUST be announced when it appears, and MUST mark the group as invalid.',
  ],
  content: [
    'The label of the group is the question; a card answers it in a few words.',
    'Descriptions are of one length, and say what differs.',
    'Prices are at the end, all with the same unit.',
  ],
};
