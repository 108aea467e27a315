import { expect, it } from 'vitest';
import { linkTimeAnnouncement, minutesAndSeconds } from './magic-link.ts';

it.each([
  [240, '4:00'],
  [61, '1:01'],
  [9, '0:09'],
  [0, '0:00'],
])('%i seconds are shown as %s', (seconds, text) => {
  expect(minutesAndSeconds(seconds)).toBe(text);
});

it.each([
  [240, ''],
  [120, '2:00 left'],
  [119, ''],
  [10, '0:10 left'],
  [0, ''],
])('with %i seconds left the announcement is "%s"', (seconds, text) => {
  expect(linkTimeAnnouncement(seconds)).toBe(text);
});
