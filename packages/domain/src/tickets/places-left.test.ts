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
    ['a man', sides, { gender: 'M' }, 1],
    ['a woman', sides, { gender: 'F' }, 4],
    ['a user of another gender', sides, { gender: 'Agender' }, 4],
    ['a user who has not said', sides, { gender: null }, 4],
    ['a visitor', sides, null, 5],
    ['anybody, where there is one pool', pool, { gender: 'F' }, 3],
    ['anybody, where there is one side', women, { gender: 'F' }, 2],
    ['anybody, where there is none', [], { gender: 'F' }, 0],
  ])('for %s', (_who, pools, viewer, left) => {
    expect(placesLeft(pools, viewer)).toBe(left);
  });
});
