import type { EventType } from '../events/event-options.ts';

/** The two pools of an event's tickets; the left one is the men's. Source: events §3. */
export const TICKET_SIDES = ['left', 'right'] as const;
export type TicketSide = (typeof TICKET_SIDES)[number];

/** The number of tickets of each pool. */
export type TicketPools = Readonly<Record<TicketSide, number>>;

/**
 * The pool from which a user gets a ticket. Where men meet women, men use the left and women the right one,
 * also if it has no tickets; all other genders use the fuller one, which the documents leave open. Other
 * events have one pool for all.
 *
 * @param event with the total numbers of its tickets
 * @param left the numbers of tickets left
 * @param gender of the user, from their profile
 */
export function ticketSideOf(
  { type, pools }: { type: EventType; pools: TicketPools },
  left: TicketPools,
  gender: string | null,
): TicketSide {
  if (type !== 'binary') return pools.left === 0 ? 'right' : 'left';
  if (gender === 'M') return 'left';
  if (gender === 'F') return 'right';
  return left.left >= left.right ? 'left' : 'right';
}
