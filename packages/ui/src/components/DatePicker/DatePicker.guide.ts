import type { ComponentGuide } from '../../component-guide.ts';

export const guide: ComponentGuide = {
  use: [
    'For a day that users look up, and that is weeks rather than years from today: the day of an event.',
    'Take `earliest` from the rule for the user: admins from the next hour, others two weeks ahead.',
    'Take `today` from the clock and the time zone of the event, so that nothing depends on the device.',
    'The calendar is loaded when it is first opened.',
  ],
  alternatives: [
    { component: 'DateField', when: 'users know the date by heart, such as a birthday' },
    { component: 'TimePicker', when: 'it is the time of the day: use both side by side' },
  ],
  accessibility: [
    'Enter, Space and the down arrow MUST open the calendar, with the focus on the chosen day, else on today or the first day that may be chosen.',
    'Arrow keys MUST move by days and weeks, PageUp and PageDown by months, with Shift by years, Home and End to the ends of the week.',
    'In a right-to-left text the left arrow MUST go to the next day.',
    'Days that cannot be chosen MUST be disabled, and the arrow keys MUST skip them.',
    'Escape MUST close it without a change; closing MUST bring the focus back to the field.',
    'The month MUST be announced when it changes, and each day MUST be named in full.',
    'The chosen day and today MUST differ in shape, not only in color.',
  ],
  content: [
    'Label it with what happens on that day: `Event date`.',
    'The chosen day is written with its weekday, since plans are made by weekdays: `Friday 18 December 2026`.',
  ],
};
