import { describe, expect, it } from 'vitest';
import {
  linkSecondsChangeIn,
  linkSecondsLeft,
  linkTimeAnnouncement,
  minutesAndSeconds,
} from './magic-link.ts';

const start = new Date('2026-11-20T18:00:00Z');
const after = (ms: number) => new Date(start.getTime() + ms);
const expiresAt = after(240_000);

describe('a link of 240 seconds', () => {
  it.each([
    [0, 240, 1000],
    [1, 240, 999],
    [999, 240, 1],
    [1000, 239, 1000],
    [239_001, 1, 999],
    [239_999, 1, 1],
    [240_000, 0, null],
    [500_000, 0, null],
  ])('after %i ms is good for %i s, and changes in %s ms', (ms, seconds, change) => {
    expect(linkSecondsLeft(expiresAt, after(ms))).toBe(seconds);
    expect(linkSecondsChangeIn(expiresAt, after(ms))).toBe(change);
  });
});

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
])('with %i seconds left is said: "%s"', (seconds, text) => {
  expect(linkTimeAnnouncement(seconds)).toBe(text);
});
