/** Tickets of one side of an event. */
interface Pool {
  /** The gender of the side: 'M', 'F' or 'everyone'. */
  gender: string;
  available: number;
}

/**
 * The number of places left for a user: those on their own side, if there is one; else those on the fuller
 * side, from which all other genders get their ticket. A visitor sees the total.
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
