import type { EventType } from '../events/event-options.ts';

/** Tickets of one side of an event. */
interface Pool {
  /** The gender of the side: 'M', 'F' or 'everyone'. */
  gender: string;
  available: number;
}

/**
 * The number of places left for a user, as in `ticketSideOf`: those on their own side, of which a man and a
 * woman have one where men meet women, also if it has no tickets; else those on the fuller side. A visitor
 * sees the total.
 *
 * @param event with its pools that have tickets
 * @param viewer null for a visitor
 */
export function placesLeft(
  { type, tickets }: { type?: EventType | undefined; tickets: readonly Pool[] },
  viewer: { gender: string | null } | null,
): number {
  const counts = tickets.map(({ available }) => available);
  if (viewer === null) return counts.reduce((sum, count) => sum + count, 0);
  const own = tickets.find(({ gender }) => gender === viewer.gender);
  if (own !== undefined) return own.available;
  const hasOwnSide = type === 'binary' && (viewer.gender === 'M' || viewer.gender === 'F');
  return hasOwnSide ? 0 : Math.max(0, ...counts);
}
