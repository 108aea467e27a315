import type { ComponentGuide } from '../../component-guide.ts';

export const guide: ComponentGuide = {
  use: [
    'In the place of what could not be fetched: a list, a panel, a page.',
    'Give `onRetry` wherever asking again may help, and `retrying` while it asks.',
    'It looks like EmptyState, because it appears in the same places.',
  ],
  alternatives: [
    { component: 'EmptyState', when: 'nothing failed: there is nothing' },
    {
      component: 'InlineError',
      when: 'something that was sent failed, and the form is still there',
    },
    { component: 'Toast', when: 'the content stays as it was' },
  ],
  accessibility: [
    'It MUST be announced when it appears.',
    'Its title MUST be a heading of the level that its place in the page asks for.',
    'While it asks again, the button MUST keep its name, its width and the focus. The heading of what replaces it MUST get the focus then.',
  ],
  content: [
    "The title says that something went wrong, or what could not be shown. The message is the server's, or says what to do.",
    'No codes, no blame, no apology beyond the one in the title.',
  ],
};
