/** The two pools of an event's tickets; the left one is the men's. Source: events §3. */
export const TICKET_SIDES = ['left', 'right'] as const;
export type TicketSide = (typeof TICKET_SIDES)[number];

/** The number of tickets of each pool. */
export type TicketPools = Readonly<Record<TicketSide, number>>;

/**
 * The pool from which a user gets a ticket. With two pools, men use the left and women the right one; all
 * other genders use the fuller one, which the documents leave open.
 *
 * @param pools the total numbers of tickets
 * @param left the numbers of tickets left
 * @param gender of the user, from their profile
 */
export function ticketSideOf(
  pools: TicketPools,
  left: TicketPools,
  gender: string | null,
): TicketSide {
  if (pools.left === 0 || pools.right === 0) return pools.left === 0 ? 'right' : 'left';
  if (gender === 'M') return 'left';
  if (gender === 'F') return 'right';
  return left.left >= left.right ? 'left' : 'right';
}
