import { describe, expect, it } from 'vitest';
import { ticketSideOf } from './ticket-side.ts';

describe('ticketSideOf', () => {
  it.each([
    ['a man at a straight event', { left: 5, right: 5 }, { left: 5, right: 5 }, 'M', 'left'],
    ['a woman at a straight event', { left: 5, right: 5 }, { left: 5, right: 5 }, 'F', 'right'],
    ['a man whose side is empty', { left: 5, right: 5 }, { left: 0, right: 5 }, 'M', 'left'],
    [
      'a user of another gender',
      { left: 5, right: 5 },
      { left: 2, right: 3 },
      'non_binary',
      'right',
    ],
    [
      'a user of another gender, evenly',
      { left: 5, right: 5 },
      { left: 3, right: 3 },
      null,
      'left',
    ],
    ['a woman at an event of one pool', { left: 6, right: 0 }, { left: 6, right: 0 }, 'F', 'left'],
    ['a man at an event for women', { left: 0, right: 6 }, { left: 0, right: 6 }, 'M', 'right'],
  ] as const)('%s', (_who, pools, left, gender, side) => {
    expect(ticketSideOf(pools, left, gender)).toBe(side);
  });
});
