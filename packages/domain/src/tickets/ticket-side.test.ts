import { describe, expect, it } from 'vitest';
import { ticketSideOf } from './ticket-side.ts';

describe('ticketSideOf', () => {
  const straight = { type: 'binary', pools: { left: 5, right: 5 } } as const;
  const straightWithoutMen = { type: 'binary', pools: { left: 0, right: 5 } } as const;
  const straightWithoutWomen = { type: 'binary', pools: { left: 5, right: 0 } } as const;
  const open = { type: 'non_binary', pools: { left: 6, right: 0 } } as const;
  const women = { type: 'one_variable', pools: { left: 0, right: 6 } } as const;

  it.each([
    ['a man at a straight event', straight, { left: 5, right: 5 }, 'M', 'left'],
    ['a woman at a straight event', straight, { left: 5, right: 5 }, 'F', 'right'],
    ['a man whose side is sold out', straight, { left: 0, right: 5 }, 'M', 'left'],
    ['a man whose side has no tickets', straightWithoutMen, { left: 0, right: 5 }, 'M', 'left'],
    [
      'a woman whose side has no tickets',
      straightWithoutWomen,
      { left: 5, right: 0 },
      'F',
      'right',
    ],
    ['a user of another gender', straight, { left: 2, right: 3 }, 'non_binary', 'right'],
    ['a user of another gender, evenly', straight, { left: 3, right: 3 }, null, 'left'],
    ['a woman at an event of one pool', open, { left: 6, right: 0 }, 'F', 'left'],
    ['a woman at an event of one pool, sold out', open, { left: 0, right: 0 }, 'F', 'left'],
    ['a man at an event for women', women, { left: 0, right: 6 }, 'M', 'right'],
  ] as const)('%s', (_who, event, left, gender, side) => {
    expect(ticketSideOf(event, left, gender)).toBe(side);
  });
});
