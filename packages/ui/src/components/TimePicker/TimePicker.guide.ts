import type { ComponentGuide } from '../../component-guide.ts';

export const guide: ComponentGuide = {
  use: [
    'For a time of the day that a user plans: when an event starts.',
    'Give `minuteStep` from the rule of who asks: hosts start at 00 or 30, admins at any minute.',
    'The value is `HH:mm` by the 24-hour clock, and comes once all three parts are chosen. Seconds are none.',
    'Say in the help whose clock counts: the time zone of the event.',
  ],
  alternatives: [{ component: 'DatePicker', when: 'it is a day: use both side by side' }],
  accessibility: [
    'It MUST be a group with the name of the field, and each part MUST have its own name.',
    'Each part MUST be a native list: letters and digits jump to an option, arrow keys move, and a phone shows its own picker.',
    'The parts MUST keep their order in a right-to-left text, as times do.',
    'A minute that the rule no longer offers MUST stay shown until a user changes it.',
    'An error MUST mark every part as invalid and describe the group.',
  ],
  content: [
    'Label it with what happens then: `Start time`.',
    'AM and PM in capitals, without dots.',
  ],
};
