import type { ComponentGuide } from '../../component-guide.ts';

export const guide: ComponentGuide = {
  use: [
    'For a date that a person knows by heart and that lies far from today: a birthday.',
    'Give `autoComplete="bday"` where it is the birthday of the person who types.',
    'The value is `yyyy-MM-dd` once eight digits are there, and the text until then: `birthdateEntryProblem` says what is wrong with either.',
    'Show the error when the field is left or the form is sent, not while a user types.',
  ],
  alternatives: [{ component: 'DatePicker', when: 'it is a day near today that one looks up' }],
  accessibility: [
    'It MUST be one input with a numeric keyboard, so that a date is typed in one go.',
    'Dashes MUST come by themselves, and Backspace MUST go over them.',
    'Changing a digit in the middle MUST leave the caret beside it.',
    'A pasted or filled-in date MUST be read in other forms where they leave no doubt.',
    'The form of the date MUST be said in the error, since a placeholder goes away.',
  ],
  content: [
    'Label it with what the date is of: `Birthday`.',
    'Errors are those of the rule: the form, a day that does not exist, an age.',
  ],
};
