import { and, eq, isNotNull, isNull, sum, type SQL } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { events } from '../db/schema/events.ts';
import { anonymousSales, eventSignups } from '../db/schema/tickets.ts';

/**
 * The sum of guests' payments without a refund, in US dollars, including guests who deleted their
 * accounts. There are no fees. Source: events §3, decision P-400.
 *
 * @param isOneOf condition on the events
 */
export async function totalSalesOf(db: Queryable, isOneOf: SQL | undefined): Promise<number> {
  const [signups] = await db
    .select({ cents: sum(eventSignups.priceCents).mapWith(Number) })
    .from(eventSignups)
    .innerJoin(events, eq(events.id, eventSignups.eventId))
    .where(and(isOneOf, isNotNull(eventSignups.paidAt), isNull(eventSignups.refundedAt)));
  const [anonymous] = await db
    .select({ cents: sum(anonymousSales.priceCents).mapWith(Number) })
    .from(anonymousSales)
    .innerJoin(events, eq(events.id, anonymousSales.eventId))
    .where(isOneOf);
  return ((signups?.cents ?? 0) + (anonymous?.cents ?? 0)) / 100;
}
