import type { ComponentGuide } from '../../component-guide.ts';

export const guide: ComponentGuide = {
  use: [
    "For a one-time code that was sent to a user's telephone.",
    '`onComplete` comes with the last digit, typed, pasted or filled in by the telephone: check the code there, without a button.',
    '`busy` while the code is checked: nothing can be typed, and the focus stays.',
    'Clear the value when the code was wrong, and say so with `error`.',
  ],
  alternatives: [
    { component: 'PhoneField', when: 'it is the number that the code is sent to' },
    { component: 'TextField', when: 'it is a code with letters, such as a referral code' },
  ],
  accessibility: [
    'The boxes MUST be one input to everybody who does not see them, with one name.',
    'It MUST let the telephone fill the code in: `autocomplete` is `one-time-code`.',
    'A code that is pasted with words around it MUST be found.',
    'Digits MUST run from left to right in every script.',
    'An error MUST be written under the boxes, MUST be announced, and MUST describe the input.',
  ],
  content: [
    'The label is for screen readers only: `6-digit code`. The heading above says what the boxes are for.',
    'Say next to it where the code was sent.',
  ],
};
