/** Tickets of one gender. */
interface Pool {
  gender: string;
  sold: number;
  /** Tickets that are left. */
  available: number;
}

/** The genders that the portal counts, in the order of its figures. */
export const COUNTED_GENDERS = ['M', 'F', 'others'] as const;
export type CountedGender = (typeof COUNTED_GENDERS)[number];

export interface TicketCount {
  sold: number;
  /** Sold and left. */
  total: number;
}

/** Every gender but men and women, and none, counts as others. */
export const countedGender = (gender: string | null | undefined): CountedGender =>
  gender === 'M' || gender === 'F' ? gender : 'others';

/**
 * The tickets of events by gender, without the genders that have none: those of a pool for another gender, or
 * for any, are the others. Source: events §2, §3.
 */
export function ticketCounts(
  events: readonly { tickets: readonly Pool[] }[],
): { gender: CountedGender; count: TicketCount }[] {
  const pools = events.flatMap(({ tickets }) => tickets);
  return COUNTED_GENDERS.map((gender) => ({
    gender,
    count: sum(pools.filter((pool) => countedGender(pool.gender) === gender)),
  })).filter(({ count }) => count.total > 0);
}

/** All tickets of events. */
export function totalTicketCount(events: readonly { tickets: readonly Pool[] }[]): TicketCount {
  return sum(events.flatMap(({ tickets }) => tickets));
}

function sum(pools: readonly Pool[]): TicketCount {
  const sold = pools.reduce((total, pool) => total + pool.sold, 0);
  return { sold, total: pools.reduce((total, pool) => total + pool.available, sold) };
}
