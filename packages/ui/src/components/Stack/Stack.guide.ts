import type { ComponentGuide } from '../../component-guide.ts';

export const guide: ComponentGuide = {
  use: [
    'For things that follow each other with equal room between them: fields of a form, a row of buttons.',
    'Give a value for each width where they turn: `direction={{ base: "column", md: "row" }}`.',
    'In screens and stories. A component sets out its own parts in its own styles.',
  ],
  alternatives: [
    { component: 'Card', when: 'it is one thing with a frame' },
    { component: 'Table', when: 'there are rows and columns' },
    { component: 'Form', when: 'the fields are sent together' },
  ],
  accessibility: [
    'The order in which things are seen MUST be the order in which they are read and reached: a stack never turns it round.',
    'A row MUST turn or wrap before it is wider than 320 px allow.',
    'It MUST add nothing to what is read: it is a plain `div`.',
  ],
  content: ['What belongs together is closer than what does not: less space within than around.'],
};
