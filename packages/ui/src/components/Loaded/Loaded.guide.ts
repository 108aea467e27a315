import type { ComponentGuide } from '../../component-guide.ts';

export const guide: ComponentGuide = {
  use: [
    'For every `Loadable` of a screen. No screen compares its `status` in order to draw it.',
    'Give the heading `level` of the error: 1 for a whole page, 2 within one, 3 within a section.',
    'Give `renderError` only where an ErrorState is too large: next to a card, in half a panel.',
  ],
  alternatives: [
    { component: 'ErrorState', when: 'there is no `Loadable`: the page itself failed' },
    { component: 'EmptyState', when: 'the data is ready, and empty' },
    { component: 'InlineError', when: 'a form was sent and failed' },
  ],
  accessibility: [
    'The skeleton MUST announce that the content loads; a failure MUST be announced when it appears.',
    'A failure that is `retrying` MUST stay, and the button that was pressed with it.',
    'It MUST add no element of its own.',
  ],
  content: ['The skeleton has the shape and the size of the data, so that nothing moves.'],
};
