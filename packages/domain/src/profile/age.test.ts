import { describe, expect, it } from 'vitest';
import { ageOn } from './age.ts';

describe('ageOn', () => {
  it.each([
    ['1996-12-01', '2026-12-01T00:00:00Z', 30],
    ['1996-12-02', '2026-12-01T23:59:59Z', 29],
    ['1996-11-30', '2026-12-01T12:00:00Z', 30],
    ['2000-02-29', '2026-02-28T12:00:00Z', 25],
    ['2000-02-29', '2026-03-01T12:00:00Z', 26],
    ['2026-12-01', '2026-12-01T12:00:00Z', 0],
  ])('of %s at %s is %i', (birthdate, now, age) => {
    expect(ageOn(birthdate, new Date(now))).toBe(age);
  });
});
