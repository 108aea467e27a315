import type { ComponentGuide } from '../../component-guide.ts';

export const guide: ComponentGuide = {
  use: [
    'For text of more than one line: a comment, a description, a reason.',
    'Give `minLength` where a few words are not enough, and `maxLength` with `counter` where a user may run into the end.',
    'It grows with its text up to 320 px, and then scrolls.',
    'It takes the props and the ref of a `textarea`, so it works with `register` of a form as it is.',
  ],
  alternatives: [
    { component: 'TextField', when: 'one line is enough' },
    { component: 'NumberField', when: 'it is a number' },
  ],
  accessibility: [
    'The label MUST be visible and MUST be the name of the textarea.',
    'A minimum MUST be stated before typing, as a note; it MUST become an error only when the field is left with less.',
    'How many characters fit MUST describe the textarea; the rest MUST be announced near the end, and MUST NOT be announced on every key.',
    'Enter MUST begin a new line and MUST NOT send the form. Tab MUST leave the field.',
  ],
  content: [
    'Label it with what is wanted: `Add a comment`, `Reason`.',
    'Help says who reads it, where that is not plain.',
  ],
};
