import { describe, expect, it } from 'vitest';
import { placesLeft } from './places-left.ts';

const sides = [
  { gender: 'M', available: 1 },
  { gender: 'F', available: 4 },
];
const pool = [{ gender: 'everyone', available: 3 }];
const women = [{ gender: 'F', available: 2 }];

describe('placesLeft', () => {
  it.each([
    ['a man', 'binary', sides, { gender: 'M' }, 1],
    ['a woman', 'binary', sides, { gender: 'F' }, 4],
    ['a user of another gender', 'binary', sides, { gender: 'Agender' }, 4],
    ['a user who has not said', 'binary', sides, { gender: null }, 4],
    ['a visitor', 'binary', sides, null, 5],
    ['a man whose side has no tickets', 'binary', women, { gender: 'M' }, 0],
    ['a user of another gender, where one side has none', 'binary', women, { gender: null }, 2],
    ['anybody, where there is one pool', 'non_binary', pool, { gender: 'F' }, 3],
    ['anybody, where there is one side', 'one_variable', women, { gender: 'F' }, 2],
    ['anybody, where there is none', 'non_binary', [], { gender: 'F' }, 0],
  ] as const)('for %s', (_who, type, tickets, viewer, left) => {
    expect(placesLeft({ type, tickets }, viewer)).toBe(left);
  });
});
