import type { ComponentGuide } from '../../component-guide.ts';

export const guide: ComponentGuide = {
  use: [
    'For what users need to know on this page as long as it is true: in review, paused, sold out.',
    'Above what it is about, as wide as that. One at a time.',
    '`precious` for membership and acceptance alone. `negative` for what failed and still fails.',
    '`onDismiss` where it is enough to have read it once; remember that it was.',
  ],
  alternatives: [
    { component: 'Toast', when: 'it reports what just happened, and disappears by itself' },
    { component: 'InlineError', when: 'a form or a step failed' },
    { component: 'Badge', when: 'one word next to a name says it' },
  ],
  accessibility: [
    '`negative` MUST be an `alert`, all others a `status`. They are said when they come, not when the page does.',
    'It MUST NOT be told by its color alone: each tone has an icon or a text that says it, and a line that stays in forced colors.',
    'Dismissing it MUST be possible by keyboard; the page SHOULD then move the focus to what follows it.',
    'It MUST NOT take the focus.',
  ],
  content: [
    'A title of a few words, or a sentence alone. The text says what follows from it and what to do.',
    'One action at most, which starts with a verb.',
  ],
};
