import type { ComponentGuide } from '../../component-guide.ts';

export const guide: ComponentGuide = {
  use: [
    'Above a form that is longer than the window, after it was submitted with errors.',
    'Give every error the `id` of its field, which also shows the error itself.',
    'Take the errors from the state of the form, so that a corrected one leaves the list.',
  ],
  alternatives: [
    { component: 'Form', when: 'the form fits the window: its fields show their errors' },
    { component: 'Banner', when: 'the notice is about the page and not about fields' },
  ],
  accessibility: [
    'It MUST be an `alert`: it is announced when the errors appear.',
    'Every error MUST be a link that moves the focus to its field, or to the first control of a group.',
    'It MUST NOT take the focus, which belongs to the first wrong field.',
    'Following a link MUST NOT change the address of the page.',
  ],
  content: [
    'The title counts: `2 things to correct`.',
    'Each error in the words in which its field shows it.',
  ],
};
