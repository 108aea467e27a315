import { expect, it } from 'vitest';
import { steadyClock } from '../src/clock.ts';

const NOON = Date.UTC(2026, 11, 1, 12);

it('goes on where the machine’s clock is set back, and follows where it is set ahead', () => {
  let wall = NOON;
  let elapsed = 5000;
  const clock = steadyClock(
    () => wall,
    () => elapsed,
  );
  const after = (wallMs: number, ranMs: number) => {
    wall += wallMs;
    elapsed += ranMs;
    return clock().getTime() - NOON;
  };
  expect(after(1000, 1000)).toBe(1000);
  expect(after(-3_600_000, 500)).toBe(1500);
  expect(after(250, 250)).toBe(1750);
  expect(after(7_200_000, 250)).toBeGreaterThan(3_600_000);
});
