import { expect, it } from 'vitest';
import { createReadLimit } from '../src/http/read-limit.ts';
import { NOW } from './harness.ts';

const MINUTE_MS = 60 * 1000;
const reader = { key: 'member 1', most: 1, mostShown: 2 };

/** A limit whose reader has read all that they may. */
function readAll() {
  let now = NOW.getTime();
  const limit = createReadLimit(() => new Date(now), 'Too many');
  limit.request(reader, 'first');
  return {
    read: () => limit.request(reader, 'second'),
    moveClock: (minutes: number) => {
      now += minutes * MINUTE_MS;
    },
  };
}

it('ends after ten minutes', () => {
  const { read, moveClock } = readAll();
  moveClock(9);
  expect(read).toThrow('Too many');
  moveClock(1);
  expect(read).not.toThrow();
});

it('ends with a clock that is set back, as it is with a restored world', () => {
  const { read, moveClock } = readAll();
  expect(read).toThrow('Too many');
  moveClock(-60);
  expect(read).not.toThrow();
});
