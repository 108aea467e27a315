import { expect, it } from 'vitest';
import { guestDay } from './guest-day.ts';

it.each([
  ['America/New_York', '21 Nov'],
  ['Europe/Paris', '22 Nov'],
])('guestDay in %s', (timeZone, day) => {
  expect(guestDay(new Date('2026-11-22T02:00:00Z'), timeZone)).toBe(day);
});
