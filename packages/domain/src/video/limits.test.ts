import { expect, it } from 'vitest';
import { roomCapacity } from './limits.ts';

it.each([
  ['match-7', 2],
  ['event-12', 6],
  ['supper-at-the-foundry', 6],
  ['match-x', 6],
])('%s holds %i', (room, capacity) => {
  expect(roomCapacity(room)).toBe(capacity);
});
