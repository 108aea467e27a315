import type { ComponentGuide } from '../../component-guide.ts';

export const guide: ComponentGuide = {
  use: [
    'For a setting that is on or off and changes at once, without a submit button: the waitlist toggle of admins.',
    '`busy` from the press to the answer. When saving fails, put it back and give the message as `error`.',
  ],
  alternatives: [
    { component: 'Checkbox', when: 'it counts only once a form is sent' },
    { component: 'ChipGroup', when: 'both ways have a name of their own' },
  ],
  accessibility: [
    'It MUST be announced as a switch that is on or off, and be turned by Space.',
    'While busy it MUST keep the focus, MUST be announced as busy, and MUST NOT turn.',
    'On and off MUST differ by the place of the thumb, not by color alone, in forced colors too.',
    'A failure MUST be written under it and announced.',
  ],
  content: [
    'Name the thing that is on, such as `Waitlist mode`, and keep the name when it is turned.',
    'Never write `On` or `Off` next to it: the thumb shows it.',
  ],
};
