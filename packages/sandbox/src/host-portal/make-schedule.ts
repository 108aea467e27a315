/** Two guests who sit at a table together. */
export interface Meeting {
  /** Counted from 1. */
  round: number;
  /** Counted from 1. */
  table: number;
  first: number;
  second: number;
}

/** Guests of two kinds who meet each other, or of one kind who meet among themselves. */
export type Guests =
  { left: readonly number[]; right: readonly number[] } | { all: readonly number[] };

/** The smaller side keeps its tables, and the larger one moves by one table each round. */
function rotation(left: readonly number[], right: readonly number[], rounds: number): Meeting[] {
  const leftSits = left.length <= right.length;
  const [seated, moving] = leftSits ? [left, right] : [right, left];
  return Array.from({ length: Math.min(rounds, moving.length) }, (_, round) =>
    seated.flatMap((sitting, seat) => {
      const visitor = moving[(seat + round) % moving.length];
      if (visitor === undefined) return [];
      const [first, second] = leftSits ? [sitting, visitor] : [visitor, sitting];
      return [{ round: round + 1, table: seat + 1, first, second }];
    }),
  ).flat();
}

/** The circle method: one guest is fixed, the others rotate; of an odd number one guest pauses. */
function roundRobin(guests: readonly number[], rounds: number): Meeting[] {
  const circle: (number | null)[] = guests.length % 2 === 0 ? [...guests] : [...guests, null];
  const half = circle.length / 2;
  const most = Math.max(0, circle.length - 1);
  return Array.from({ length: Math.min(rounds, most) }, (_, round) => {
    const turning = circle.slice(1);
    const turned = [...turning.slice(round), ...turning.slice(0, round)];
    const seats = [circle[0] ?? null, ...turned];
    const pairs = Array.from({ length: half }, (_seat, seat) => ({
      first: seats[seat] ?? null,
      second: seats[seats.length - 1 - seat] ?? null,
    }));
    return pairs
      .flatMap(({ first, second }) =>
        first === null || second === null ? [] : [{ first, second }],
      )
      .map((pair, index) => ({ round: round + 1, table: index + 1, ...pair }));
  }).flat();
}

/**
 * The schedule of meetings by round. No two guests meet twice, no guest sits at two tables in a round, and as
 * many guests meet as the rounds allow. For two kinds `first` is always of the left one.
 *
 * @param guests unique ids
 * @param rounds the maximum number of rounds
 * Source: events §2, §4; the documents do not say how a schedule is made.
 */
export function makeSchedule(guests: Guests, rounds: number): Meeting[] {
  return 'all' in guests
    ? roundRobin(guests.all, rounds)
    : rotation(guests.left, guests.right, rounds);
}
