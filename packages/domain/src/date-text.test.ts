import { describe, expect, it } from 'vitest';
import {
  dateText,
  dateTimeText,
  dateYearText,
  fullDateText,
  timeText,
  weekdayText,
} from './date-text.ts';

const EVENING = new Date('2026-12-19T00:00:00Z');
const NEW_YORK = 'America/New_York';

describe('a date', () => {
  it.each([
    { write: dateText, text: 'Fri 18 Dec' },
    { write: dateYearText, text: '18 Dec 2026' },
    { write: timeText, text: '7:00 PM' },
    { write: dateTimeText, text: 'Fri 18 Dec, 7:00 PM' },
    { write: weekdayText, text: 'Friday' },
    { write: fullDateText, text: 'Friday 18 December 2026' },
  ])('of $write.name is $text', ({ write, text }) => {
    expect(write(EVENING, NEW_YORK)).toBe(text);
  });

  it.each([
    ['2026-12-11T00:30:00Z', NEW_YORK, 'Thu 10 Dec, 7:30 PM'],
    ['2026-12-11T00:30:00Z', 'America/Los_Angeles', 'Thu 10 Dec, 4:30 PM'],
    ['2026-12-11T00:30:00Z', 'Europe/Berlin', 'Fri 11 Dec, 1:30 AM'],
    ['2026-07-01T16:00:00Z', 'America/Toronto', 'Wed 1 Jul, 12:00 PM'],
    ['2027-01-01T05:00:00Z', 'America/Montreal', 'Fri 1 Jan, 12:00 AM'],
  ])('%s in %s is %s', (at, timeZone, text) => {
    expect(dateTimeText(new Date(at), timeZone)).toBe(text);
  });

  it('is on the clocks of the device by default', () => {
    expect(dateTimeText(new Date(2026, 11, 18, 19))).toBe('Fri 18 Dec, 7:00 PM');
  });
});
