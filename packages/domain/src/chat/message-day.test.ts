import { describe, expect, it } from 'vitest';
import { dayNumber, matchedOn, messageDay } from './message-day.ts';

const NOW = new Date('2026-12-10T23:30:00Z');

describe('messageDay', () => {
  it.each([
    ['2026-12-10T23:29:00Z', 'UTC', 'Today'],
    ['2026-12-10T00:00:00Z', 'UTC', 'Today'],
    ['2026-12-09T23:59:59Z', 'UTC', 'Yesterday'],
    ['2026-12-08T12:00:00Z', 'UTC', 'Tuesday'],
    ['2026-12-04T00:00:00Z', 'UTC', 'Friday'],
    ['2026-12-03T23:59:59Z', 'UTC', 'Thu 3 Dec'],
    ['2026-01-01T12:00:00Z', 'UTC', 'Thu 1 Jan'],
    ['2025-12-31T12:00:00Z', 'UTC', '31 Dec 2025'],
    ['2026-12-11T01:00:00Z', 'UTC', 'Today'],
    // In Tokyo it is already the 11th, in New York still the 10th.
    ['2026-12-10T14:59:00Z', 'Asia/Tokyo', 'Yesterday'],
    ['2026-12-10T15:00:00Z', 'Asia/Tokyo', 'Today'],
    ['2026-12-10T04:59:00Z', 'America/New_York', 'Yesterday'],
    ['2026-12-10T05:00:00Z', 'America/New_York', 'Today'],
  ])('of %s in %s is %s', (at, timeZone, day) => {
    expect(messageDay(new Date(at), NOW, timeZone)).toBe(day);
  });

  it('counts days, not hours, across a change of the clocks', () => {
    const sunday = new Date('2026-11-02T04:59:00Z');
    const monday = new Date('2026-11-02T05:01:00Z');
    expect(messageDay(sunday, monday, 'America/New_York')).toBe('Yesterday');
    expect(dayNumber(monday, 'America/New_York') - dayNumber(sunday, 'America/New_York')).toBe(1);
  });
});

describe('matchedOn', () => {
  it.each([
    ['2026-12-10T01:00:00Z', 'You matched today'],
    ['2026-12-09T01:00:00Z', 'You matched yesterday'],
    ['2026-12-07T01:00:00Z', 'You matched on Monday'],
    ['2026-11-28T01:00:00Z', 'You matched on Sat 28 Nov'],
  ])('of %s is %s', (at, text) => {
    expect(matchedOn(new Date(at), NOW, 'UTC')).toBe(text);
  });
});
