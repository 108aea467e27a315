import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeSchedule, type Guests, type Meeting } from '../src/host-portal/make-schedule.ts';

const idsOf = (count: number, from: number) => Array.from({ length: count }, (_, i) => from + i);
const sizes = fc.integer({ min: 0, max: 14 });
const rounds = fc.integer({ min: 0, max: 20 });
const twoKinds = fc.record({ left: sizes, right: sizes }).map(({ left, right }) => ({
  left: idsOf(left, 1),
  right: idsOf(right, 101),
}));
const oneKind = sizes.map((all) => ({ all: idsOf(all, 1) }));

const allOf = (people: Guests) =>
  'all' in people ? people.all : [...people.left, ...people.right];
const meetingsOf = (schedule: Meeting[], id: number) =>
  schedule.filter(({ first, second }) => first === id || second === id).length;

describe('makeSchedule', () => {
  /** Checks a property for any guests of a kind, and any number of rounds. */
  const holds = <Some extends Guests>(
    guests: fc.Arbitrary<Some>,
    check: (schedule: Meeting[], people: Some, most: number) => void,
  ) => {
    fc.assert(
      fc.property(guests, rounds, (people, most) => {
        check(makeSchedule(people, most), people, most);
      }),
    );
  };
  const anyGuests = fc.oneof<fc.Arbitrary<Guests>[]>(twoKinds, oneKind);

  it('lets no two guests meet twice', () => {
    holds(anyGuests, (schedule) => {
      const pairs = schedule.map(({ first, second }) =>
        [Math.min(first, second), Math.max(first, second)].join(),
      );
      expect(new Set(pairs).size).toBe(pairs.length);
    });
  });

  it('seats no guest twice in a round, and no guest with themselves', () => {
    holds(anyGuests, (schedule) => {
      const seats = schedule.flatMap(({ round, first, second }) => [
        `${round}: ${first}`,
        `${round}: ${second}`,
      ]);
      expect(new Set(seats).size).toBe(seats.length);
      const tables = schedule.map(({ round, table }) => `${round}: ${table}`);
      expect(new Set(tables).size).toBe(tables.length);
    });
  });

  it('seats only guests, in at most the given number of rounds', () => {
    holds(anyGuests, (schedule, people, most) => {
      const known = new Set(allOf(people));
      for (const { round, first, second } of schedule) {
        expect(known.has(first) && known.has(second)).toBe(true);
        expect(round).toBeLessThanOrEqual(most);
      }
    });
  });

  it('seats guests of two kinds with the other kind', () => {
    holds(twoKinds, (schedule, { left, right }) => {
      for (const { first, second } of schedule) {
        expect(left.includes(first) && right.includes(second)).toBe(true);
      }
    });
  });

  it('gives the smaller of two kinds a meeting in every round', () => {
    holds(twoKinds, (schedule, { left, right }, most) => {
      const [few, many] = left.length <= right.length ? [left, right] : [right, left];
      for (const id of few) expect(meetingsOf(schedule, id)).toBe(Math.min(most, many.length));
    });
  });

  it('lets as many guests of one kind meet as the rounds allow', () => {
    holds(oneKind, (schedule, { all: { length } }, most) => {
      const needed = length % 2 === 0 ? Math.max(0, length - 1) : length;
      expect(schedule).toHaveLength(Math.min(most, needed) * Math.floor(length / 2));
    });
  });

  it('lets all guests meet each other if there are enough rounds', () => {
    expect(makeSchedule({ all: [1, 2, 3, 4, 5] }, 8)).toHaveLength(10);
    expect(makeSchedule({ left: [1, 2], right: [3, 4, 5] }, 8)).toHaveLength(6);
  });
});
