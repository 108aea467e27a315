import { describe, expect, it } from 'vitest';
import { limits } from '../limits.ts';
import { eventDateLine, eventLongDay, eventTimeLine } from './event-date-line.ts';
import { trimmed } from './trimmed.ts';

describe('trimmed', () => {
  it.each([
    ['', 5, ''],
    ['Seven', 5, 'Seven'],
    ['Eleven', 5, 'Eleve…'],
    ['Long table', 5, 'Long…'],
    // At whole words: the one that does not fit is left out, one that ends at the limit is kept.
    ['Long table', 9, 'Long…'],
    ['Long table', 4, 'Long…'],
    ['Long table supper', 10, 'Long table…'],
    ['Candles\nand jazz', 9, 'Candles…'],
    // Without the comma or the dash after the last word.
    ['Come, and stay', 7, 'Come…'],
    ['Supper – at nine', 9, 'Supper…'],
    ['What? A piano', 6, 'What?…'],
    // A word that is longer than the limit is cut by letters, also after a short one.
    ['A Midsummernight', 8, 'A Midsum…'],
    ['Eleven Midsummernights', 8, 'Eleven M…'],
    ['éclair', 5, 'éclai…'],
    // A combining accent, and an emoji of a family of four, count as one character each.
    ['e\u0301'.repeat(5), 5, 'e\u0301'.repeat(5)],
    ['👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦', 2, '👩‍👩‍👧‍👦👩‍👩‍👧‍👦…'],
  ])('%j to %i: %j', (text, most, expected) => {
    expect(trimmed(text, most)).toBe(expected);
  });

  it('keeps 40 characters of a title, and 150 and 300 of a description', () => {
    const { cardTitleLength, cardDescriptionLength, pageDescriptionLength } = limits.event;
    expect([cardTitleLength, cardDescriptionLength, pageDescriptionLength]).toEqual([40, 150, 300]);
    expect(trimmed('x'.repeat(41), cardTitleLength)).toBe(`${'x'.repeat(40)}…`);
    expect(trimmed('x'.repeat(40), cardTitleLength)).toBe('x'.repeat(40));
  });
});

describe('eventDateLine', () => {
  it.each([
    ['2026-12-11T00:30:00Z', 'America/New_York', 'Thu 10 Dec, 7:30 PM'],
    ['2026-12-11T00:30:00Z', 'America/Los_Angeles', 'Thu 10 Dec, 4:30 PM'],
    ['2026-07-01T16:00:00Z', 'America/Toronto', 'Wed 1 Jul, 12:00 PM'],
    ['2027-01-01T05:00:00Z', 'America/Montreal', 'Fri 1 Jan, 12:00 AM'],
  ])('%s in %s: %s', (start, timeZone, expected) => {
    expect(eventDateLine(new Date(start), timeZone)).toBe(expected);
  });
});

describe('the lines of the page', () => {
  const start = new Date('2026-12-11T00:30:00Z');

  it('have the full name of the day, and an open end', () => {
    expect(eventLongDay(start, 'America/New_York')).toBe('Thursday 10 December');
    expect(eventTimeLine(start, 'America/New_York')).toBe('7:30 PM to late');
  });

  it('use the time zone of the place', () => {
    expect(eventLongDay(start, 'Europe/Berlin')).toBe('Friday 11 December');
    expect(eventTimeLine(start, 'Europe/Berlin')).toBe('1:30 AM to late');
  });
});
