/** The two pools of an event's tickets; the left ones are the male ones. Source: events §3. */
export const TICKET_SIDES = ['left', 'right'] as const;
export type TicketSide = (typeof TICKET_SIDES)[number];

/** How many tickets each pool has. */
export type TicketPools = Readonly<Record<TicketSide, number>>;

/**
 * The pool from which somebody takes a ticket. Where there are two, men take from the left and women
 * from the right; everybody else takes from the fuller one, which the documents leave open.
 *
 * @param pools how many tickets there are in all
 * @param left how many of them are left
 * @param gender of the person, as their profile says it
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
