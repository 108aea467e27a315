import type { ComponentGuide } from '../../component-guide.ts';

export const guide: ComponentGuide = {
  use: [
    'For a telephone number that a user can be reached at: to sign in, to sign up, to be invited.',
    'The value is the text of the field and what it means: continue only if it is `valid`, and send `e164`.',
    'Begin with `emptyPhone`, which is in the country that the product starts with.',
    '`readOnly` while a code is being sent: nothing changes, and the focus stays.',
  ],
  alternatives: [
    { component: 'CodeField', when: 'it is the code that was sent to the number' },
    { component: 'NumberField', when: 'it is an amount rather than a number to call' },
  ],
  accessibility: [
    'The country and the number MUST be two controls with names of their own, in this order of Tab.',
    "The country MUST be the system's own list, so that phones show it their way and letters jump in it.",
    'Formatting MUST NOT move the caret away from its digit.',
    'A number MUST be read from left to right in every script.',
    'An error MUST be written under the field, and MUST describe the number.',
  ],
  content: [
    'Label it `Phone number`.',
    "No placeholder: it would show one country's form to people of another.",
  ],
};
