import { describe, expect, it } from 'vitest';
import { ticketCounts, totalTicketCount } from './ticket-counts.ts';

const men = { gender: 'M', sold: 3, available: 2 };
const women = { gender: 'F', sold: 5, available: 0 };
const others = { gender: 'non_binary', sold: 1, available: 5 };
const none = { gender: 'F', sold: 0, available: 0 };

describe('ticketCounts', () => {
  it.each([
    ['no events', [], []],
    [
      'a straight event',
      [{ tickets: [men, women] }],
      [
        { gender: 'M', count: { sold: 3, total: 5 } },
        { gender: 'F', count: { sold: 5, total: 5 } },
      ],
    ],
    [
      'two events for men, of which one has no tickets for women',
      [{ tickets: [men] }, { tickets: [none, men] }],
      [{ gender: 'M', count: { sold: 6, total: 10 } }],
    ],
    [
      'an event for everyone',
      [{ tickets: [others] }],
      [{ gender: 'others', count: { sold: 1, total: 6 } }],
    ],
  ] as const)('of %s', (_events, events, counts) => {
    expect(ticketCounts(events)).toEqual(counts);
  });
});

it('totalTicketCount adds up all pools', () => {
  const events = [{ tickets: [men, women] }, { tickets: [others] }];
  expect(totalTicketCount(events)).toEqual({ sold: 9, total: 16 });
});
