import type { ComponentGuide } from '../../component-guide.ts';

export const guide: ComponentGuide = {
  use: [
    'For what went wrong with a form, a step or a dialog as a whole, right above the button that was pressed.',
    'Leave it standing with no `text`, so that it is there when a text comes.',
  ],
  alternatives: [
    { component: 'TextField', when: 'one field is wrong: give the field its `error`' },
    { component: 'Toast', when: 'nothing is open in which it could stand' },
    { component: 'ErrorState', when: 'what failed is what should have been shown' },
  ],
  accessibility: [
    'It MUST be said aloud when it comes, so it MUST be in the document before it has a text.',
    'It MUST NOT be told by its colour alone: an icon stands before it.',
  ],
  content: ["The server's message as it is; else say what to do next."],
};
