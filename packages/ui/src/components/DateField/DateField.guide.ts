import type { ComponentGuide } from '../../component-guide.ts';

export const guide: ComponentGuide = {
  use: [
    'For a date that users know by heart and that is far from today: a birthday.',
    'Give `autoComplete="bday"` where it is the birthday of the person who types.',
    'The value is `yyyy-MM-dd` once eight digits are there, and the typed text until then: `birthdateEntryProblem` checks both.',
    'Show the error when the field is left or the form is sent, not while a user types.',
  ],
  alternatives: [{ component: 'DatePicker', when: 'it is a day near today that users look up' }],
  accessibility: [
    'It MUST be one input with a numeric keyboard, so that a date is typed in one go.',
    'Dashes MUST come by themselves, and Backspace MUST go over them.',
    'Changing a digit in the middle MUST keep the caret next to it.',
    'A pasted or filled-in date MUST be read in other forms where they leave no doubt.',
    'The error MUST give the date format, since a placeholder disappears.',
  ],
  content: [
    'Label it with what the date is of: `Birthday`.',
    'Errors are those of the rule: the form, a day that does not exist, an age.',
  ],
};
