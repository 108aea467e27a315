import { describe, expect, it } from 'vitest';
import { limits } from '../limits.ts';
import { eventTimeLine } from './event-time-line.ts';
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

describe('eventTimeLine', () => {
  it.each([
    ['America/New_York', '7:30 PM to late'],
    ['Europe/Berlin', '1:30 AM to late'],
  ])('has an open end, in %s', (timeZone, line) => {
    expect(eventTimeLine(new Date('2026-12-11T00:30:00Z'), timeZone)).toBe(line);
  });
});
