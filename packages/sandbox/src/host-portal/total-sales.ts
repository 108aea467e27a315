import { and, eq, isNotNull, isNull, sum, type SQL } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { events } from '../db/schema/events.ts';
import { eventSignups } from '../db/schema/tickets.ts';

/**
 * The sum of guests' payments without a refund, in US dollars. There are no fees. Source: events
 * §3.
 *
 * @param isOneOf condition on the events
 */
export async function totalSalesOf(db: Queryable, isOneOf: SQL | undefined): Promise<number> {
  const [row] = await db
    .select({ cents: sum(eventSignups.priceCents) })
    .from(eventSignups)
    .innerJoin(events, eq(events.id, eventSignups.eventId))
    .where(and(isOneOf, isNotNull(eventSignups.paidAt), isNull(eventSignups.refundedAt)));
  return Number(row?.cents ?? 0) / 100;
}
