import { and, asc, eq, gt } from 'drizzle-orm';
import { users } from '../../db/schema/users.ts';
import { eventSignups } from '../../db/schema/tickets.ts';
import { inDollars, report, ROWS_AT_ONCE } from './report.ts';

const fields = {
  id: eventSignups.id,
  userId: eventSignups.userId,
  name: users.name,
  username: users.username,
  email: users.email,
  side: eventSignups.side,
  status: eventSignups.status,
  priceUsd: inDollars(eventSignups.priceCents),
  createdAt: eventSignups.createdAt,
  paidAt: eventSignups.paidAt,
  cancelledAt: eventSignups.cancelledAt,
  refundedAt: eventSignups.refundedAt,
};

/** All sign-ups for an event, including cancelled ones. */
export const signups = (eventId: number) =>
  report(Object.keys(fields), ({ db }, after) =>
    db
      .select(fields)
      .from(eventSignups)
      .innerJoin(users, eq(users.id, eventSignups.userId))
      .where(and(eq(eventSignups.eventId, eventId), gt(eventSignups.id, after)))
      .orderBy(asc(eventSignups.id))
      .limit(ROWS_AT_ONCE),
  );
