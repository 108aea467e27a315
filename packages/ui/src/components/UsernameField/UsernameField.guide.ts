import type { ComponentGuide } from '../../component-guide.ts';

export const guide: ComponentGuide = {
  use: [
    'Where a user chooses or changes their username.',
    '`onCheck` asks the server whether the name is free. It is called when typing has rested, and its signal aborts when the answer is no longer wanted.',
    'Give `currentUsername` where there is one: their own name is never taken.',
    '`onStateChange` tells `idle`, `loading`, `valid` or `invalid`. Go on only where it is `valid`.',
    'What the server says when the form is sent goes into `error`, as in every field.',
  ],
  alternatives: [
    { component: 'TextField', when: 'it is a handle on another network, which we cannot check' },
    { component: 'SearchField', when: 'a user is looked for by username' },
  ],
  accessibility: [
    'The @ MUST be decoration: the value and the name of the input are without it.',
    'That a name is being checked, and that it is available, MUST be announced, and MUST NOT be shown by a color or an icon alone.',
    'A problem MUST wait until typing has rested, so that nobody is interrupted with every key.',
    'The focus MUST stay in the input while its name is checked, and the input MUST stay editable.',
  ],
  content: [
    'Label it `Username`.',
    'The texts of a problem are those of the product, and the field brings them along.',
  ],
};
