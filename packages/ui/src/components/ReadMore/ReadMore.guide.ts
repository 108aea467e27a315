import type { ComponentGuide } from '../../component-guide.ts';

export const guide: ComponentGuide = {
  use: [
    'For a text of unknown length that must not push the rest of a page away: the description of an event, a bio.',
    'A text that fits is shown whole, without a button.',
  ],
  alternatives: [{ component: 'EventCard', when: 'the text belongs to a card: it is cut there' }],
  accessibility: [
    'The button MUST say with `aria-expanded` whether the text is open.',
    'The focus MUST stay on the button when the text opens and closes.',
    'The rest of the text MUST come before the button, so that reading continues there.',
  ],
  content: ['Write so that the first 300 characters tell what matters.'],
};
