import type { ComponentGuide } from '../../component-guide.ts';

export const guide: ComponentGuide = {
  use: [
    'For one line of typed text: a name, an address, a handle.',
    'Give `type`, `inputMode` and `autoComplete`, so that phones bring the right keys and browsers can fill it in.',
    'It takes the props and the ref of an `input`, so it works with `register` of a form as it is.',
  ],
  alternatives: [
    { component: 'PhoneField', when: 'it is a telephone number' },
    { component: 'CodeField', when: 'it is a one-time code' },
  ],
  accessibility: [
    'The label MUST be visible and MUST be the name of the input; a placeholder MUST NOT replace it.',
    'An error MUST be written under the field, MUST be announced when it appears, and MUST mark the input as invalid.',
    'Help and error MUST both describe the input, the error first.',
    'The outline MUST keep a contrast of 3 to 1, and MUST show the focus.',
  ],
  content: [
    'Label it with a noun of one or two words, without a colon.',
    'Help says what users need before typing; an error says what to do, not what was done wrong.',
  ],
};
