import { ticketSideOf, type TicketPools, type TicketSide } from '@perigee/domain/tickets';
import type { Queryable } from '../db/database.ts';
import { leftOf, poolsOf } from '../events/event.ts';
import { soldOf } from '../events/load-events.ts';
import type { EventRow } from './event-row.ts';

/**
 * The number of tickets of an event that are left. Call it in a transaction that has locked the
 * event, because another transaction may take tickets otherwise.
 */
export async function ticketsLeft(
  tx: Queryable,
  event: EventRow,
  now: Date,
): Promise<{ left: TicketPools; sideFor: (gender: string | null) => TicketSide }> {
  const pools = poolsOf(event);
  const sold = await soldOf(tx, [event.id], now);
  const left = leftOf(pools, sold.get(event.id) ?? { left: 0, right: 0 });
  return { left, sideFor: (gender) => ticketSideOf({ type: event.type, pools }, left, gender) };
}
