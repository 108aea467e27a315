import type { ComponentGuide } from '../../component-guide.ts';

export const guide: ComponentGuide = {
  use: [
    'Before what cannot be undone, or what costs a user something: delete a user, cancel an event.',
    '`onConfirm` does it: the dialog is busy until it is done, closes then, and stays with the message when it fails.',
    '`tone="danger"` for what cannot be undone.',
  ],
  alternatives: [
    { component: 'Dialog', when: 'there is more to do than to say yes or no' },
    { component: 'Toast', when: 'it has happened, and can be undone as easily' },
  ],
  accessibility: [
    'It MUST be an `alertdialog` that is named by its question and described by its text.',
    'The focus MUST start on the answer that changes nothing, MUST stay within, and MUST go back to where it was.',
    'Escape MUST cancel, but nothing may close it while it is busy. A press outside MUST NOT close it.',
    'A failure MUST be announced and MUST leave both answers as they were.',
  ],
  content: [
    'The title is the question as a whole, such as `Prevent Sub Renewal?`. The text says what follows from it.',
    'The button that does it repeats the verb of the question: `Delete User`, not `Yes`.',
  ],
};
