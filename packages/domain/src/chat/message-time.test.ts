import { expect, it } from 'vitest';
import { messageTime } from './message-time.ts';

const NEW_YORK = 'America/New_York';

/** Wednesday 9 December, 9:00 PM in New York; Thursday in UTC. */
const NOW = '2026-12-10T02:00:00Z';

it.each([
  ['a minute ago', '2026-12-10T01:59:00Z', '8:59 PM'],
  ['the first minute of today', '2026-12-09T05:00:00Z', '12:00 AM'],
  ['a minute ahead of the clock', '2026-12-10T02:01:00Z', '9:01 PM'],
  ['tomorrow by the clock of the provider', '2026-12-10T05:00:00Z', '12:00 AM'],
  ['the last minute of yesterday', '2026-12-09T04:59:00Z', 'Yesterday'],
  ['the first minute of yesterday', '2026-12-08T05:00:00Z', 'Yesterday'],
  ['two days ago', '2026-12-08T04:59:00Z', 'Monday'],
  ['six days ago', '2026-12-03T05:00:00Z', 'Thursday'],
  ['seven days ago', '2026-12-03T04:59:00Z', 'Wed 2 Dec'],
  ['in another year', '2025-12-31T12:00:00Z', '31 Dec 2025'],
  ['with an offset', '2026-12-09T23:40:00+01:00', '5:40 PM'],
])('%s: %s is %s', (_when, sentAt, expected) => {
  expect(messageTime(new Date(sentAt), new Date(NOW), NEW_YORK)).toBe(expected);
});

it.each([
  ['Europe/Lisbon', '2:00 AM'],
  ['America/Los_Angeles', '6:00 PM'],
])('the time is on the clocks of %s', (timeZone, expected) => {
  expect(messageTime(new Date(NOW), new Date(NOW), timeZone)).toBe(expected);
});

it.each([
  [
    'the night in which clocks move back',
    '2026-11-01T04:00:00Z',
    '2026-11-02T04:30:00Z',
    '12:00 AM',
  ],
  ['the day before it', '2026-11-01T03:59:00Z', '2026-11-02T04:30:00Z', 'Yesterday'],
])('%s', (_when, sentAt, now, expected) => {
  expect(messageTime(new Date(sentAt), new Date(now), NEW_YORK)).toBe(expected);
});
