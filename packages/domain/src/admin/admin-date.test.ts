import { describe, expect, it } from 'vitest';
import { adminDay, adminMoment } from './admin-date.ts';

describe('adminDay', () => {
  it.each([
    ['2027-01-01', '1 Jan 2027'],
    ['2026-09-01T23:59:59.000Z', '1 Sep 2026'],
    ['2026-11-28T10:00:00.000Z', '28 Nov 2026'],
  ])('of %s is %s', (moment, text) => {
    expect(adminDay(moment)).toBe(text);
  });
});

describe('adminMoment', () => {
  it.each([
    ['2026-11-20T10:00:00.000Z', '20 Nov 2026, 10:00 AM UTC'],
    ['2026-11-03T16:12:00.000Z', '3 Nov 2026, 4:12 PM UTC'],
  ])('of %s is %s', (moment, text) => {
    expect(adminMoment(moment)).toBe(text);
  });
});
