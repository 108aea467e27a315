import { expect, it } from 'vitest';
import { tokenCount } from './token-count.ts';

it.each([
  [0, '0 tokens'],
  [1, '1 token'],
  [40, '40 tokens'],
])('%i: %s', (count, text) => {
  expect(tokenCount(count)).toBe(text);
});
