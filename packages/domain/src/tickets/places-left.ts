/** Tickets of one side of an event. */
interface Pool {
  /** Whom they are for: 'M', 'F' or 'everyone'. */
  gender: string;
  available: number;
}

/**
 * How many places are left for somebody: those on their own side, where there is one; else the
 * fuller side, from which everybody else takes their ticket. A visitor is told of all.
 *
 * @param viewer null for a visitor
 */
export function placesLeft(
  pools: readonly Pool[],
  viewer: { gender: string | null } | null,
): number {
  const counts = pools.map(({ available }) => available);
  if (viewer === null) return counts.reduce((sum, count) => sum + count, 0);
  const own = pools.find(({ gender }) => gender === viewer.gender);
  return own?.available ?? Math.max(0, ...counts);
}
