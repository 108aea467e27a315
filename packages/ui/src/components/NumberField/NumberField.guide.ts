import type { ComponentGuide } from '../../component-guide.ts';

export const guide: ComponentGuide = {
  use: [
    'For a number that users know or count: an age, a price, a quantity of tickets, the id of a user.',
    'Give `min`, `max` and `step`: arrow keys keep to them, and Home and End jump to the ends.',
    '`prefix` for what the number is of, such as `$`. `decimals` where a point may be typed.',
    '`stepButtons` for small quantities, which are changed by one or two.',
    'Within a form, bind it with `FormField`: its value is a number, or null while it is empty.',
  ],
  alternatives: [
    { component: 'PhoneField', when: 'it is a telephone number' },
    { component: 'CodeField', when: 'it is a one-time code' },
    { component: 'TokenStepper', when: 'it is the tokens that go with a like' },
    {
      component: 'TextField',
      when: 'the digits are a name rather than an amount, such as a postal code',
    },
  ],
  accessibility: [
    'The label MUST be visible and MUST be the name of the input; the prefix MUST NOT be read as part of the value, so the label says what is counted.',
    'The wheel MUST NOT change the number.',
    'A number out of range MUST stay as it was typed, with an error that names the range, and MUST NOT be put right in silence.',
    'The step buttons MUST NOT be in the order of Tab, since the arrow keys do the same.',
    'Digits MUST be read from left to right in every script.',
  ],
  content: [
    'Label it with what is counted: `Age`, `Ticket price`.',
    'An error names the range: `Choose 12 or less`.',
  ],
};
