import type { ComponentGuide } from '../../component-guide.ts';

export const guide: ComponentGuide = {
  use: [
    'For what went wrong with a form, a step or a dialog as a whole, right above the button that was pressed.',
    'Keep it mounted without a `text`, so that it is there when a text appears.',
  ],
  alternatives: [
    { component: 'TextField', when: 'one field is wrong: give the field its `error`' },
    { component: 'Toast', when: 'nothing is open that could show it' },
    { component: 'ErrorState', when: 'what failed is what should have been shown' },
  ],
  accessibility: [
    'It MUST be announced when it appears, so it MUST be in the document before it has a text.',
    'Color MUST NOT be its only signal: an icon precedes it.',
  ],
  content: ["The server's message as it is; else say what to do next."],
};
