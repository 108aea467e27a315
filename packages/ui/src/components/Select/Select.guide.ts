import type { ComponentGuide } from '../../component-guide.ts';

export const guide: ComponentGuide = {
  use: [
    'For one of about five to a hundred options, where the others need not be seen: answers of the questionnaire, decisions in a table, filters.',
    'Hold the `value` and give `onChange`; with react-hook-form, through a `Controller`.',
    '`required` with a `name` inside a form: submitted without a choice, the form stays, and the browser’s message is shown under the field.',
    '`small` in dense tables, with `labelHidden` where the head of the column says what it is.',
  ],
  alternatives: [
    { component: 'ChipGroup', when: 'there are two to six short options, and all should be seen' },
    { component: 'RadioCards', when: 'each option needs a description or a price' },
    { component: 'MultiSelect', when: 'several may be chosen' },
    { component: 'Menu', when: 'the entries act or lead somewhere' },
  ],
  accessibility: [
    'It MUST be a combobox that says its label, its choice, and whether its list is open.',
    'Enter, Space and the vertical arrow keys MUST open the list, with the focus on the choice, or on the first option when there is none.',
    'Letters MUST find an option: in the open list, and on the closed field, where they choose it.',
    'Escape MUST close the list without a change, and the focus MUST come back to the field.',
    'An error MUST be written under the field, MUST be announced when it appears, and MUST mark the field as invalid.',
    'The list MUST be above a dialog that contains the field.',
  ],
  content: [
    'It shows `Select One` while nothing is chosen; give a `placeholder` only where the product documents do.',
    'Options are nouns or short phrases of one kind, in the order of the documents.',
    'An empty list says `No options available`.',
  ],
};
