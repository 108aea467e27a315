import { describe, expect, it } from 'vitest';
import { secondsChangeIn, secondsLeft } from './seconds-left.ts';

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
  ])('after %i ms has %i s left, and changes in %s ms', (ms, seconds, change) => {
    expect(secondsLeft(expiresAt, after(ms))).toBe(seconds);
    expect(secondsChangeIn(expiresAt, after(ms))).toBe(change);
  });
});
