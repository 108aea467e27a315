import { expect, it } from 'vitest';
import { clockChangeNote } from './clock-change.ts';
import { eventFormMessages } from './event-form-messages.ts';

it.each([
  ['2027-03-14', '01:30', null],
  ['2027-03-14', '02:30', '1:30 AM Eastern Standard Time'],
  ['2027-03-14', '03:00', null],
  ['2027-11-07', '00:30', null],
  ['2027-11-07', '01:30', '1:30 AM Eastern Daylight Time'],
  ['2027-11-07', '02:00', null],
  ['2027-11-08', '01:30', null],
  ['', '01:30', null],
])('the start on %s at %s in New York is named: %s', (day, time, named) => {
  const note = named === null ? null : eventFormMessages.clocksChange(named);
  expect(clockChangeNote({ day, time }, 'America/New_York')).toBe(note);
});
