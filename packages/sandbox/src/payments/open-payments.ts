import { and, eq, isNotNull, isNull, or } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { events } from '../db/schema/events.ts';
import { subscriptions } from '../db/schema/membership.ts';
import type { abandonedPayments } from '../db/schema/payments.ts';
import { eventSignups } from '../db/schema/tickets.ts';
import { MEMBERSHIP_TITLE } from '../membership/plans.ts';
import type { Person } from '../profile/person.ts';
import { mayStillBePaid } from '../tickets/open-pages.ts';

type NewAbandonedPayment = typeof abandonedPayments.$inferInsert;

/** Payments of a user's tickets, and of tickets to a host's events. */
async function openTickets(tx: Queryable, { id: userId, host }: Person, now: Date) {
  const isTheirs = eq(eventSignups.userId, userId);
  const isRefundDue = and(
    eventSignups.refundDue,
    isNotNull(eventSignups.paidAt),
    isNull(eventSignups.refundedAt),
  );
  return tx
    .select({
      id: eventSignups.checkoutSessionId,
      userId: eventSignups.userId,
      title: events.title,
      amountCents: eventSignups.priceCents,
    })
    .from(eventSignups)
    .innerJoin(events, eq(events.id, eventSignups.eventId))
    .where(
      and(
        host === null ? isTheirs : or(isTheirs, eq(events.hostId, host.id)),
        or(mayStillBePaid(now), isRefundDue),
      ),
    );
}

/** The charges and cards of a user's membership that were asked for and began none. */
async function openIntents(tx: Queryable, { id: userId }: Person) {
  const rows = await tx
    .select({
      id: subscriptions.intentId,
      userId: subscriptions.userId,
      amountCents: subscriptions.amountCents,
    })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.userId, userId),
        isNull(subscriptions.startedAt),
        isNull(subscriptions.refundedAt),
      ),
    );
  return rows.map((row) => ({ ...row, title: MEMBERSHIP_TITLE }));
}

/**
 * The payments that can still be made, or are still to be refunded, and whose rows go with a user.
 * For a transaction that has locked the user.
 */
export async function openPaymentsOf(
  tx: Queryable,
  person: Person,
  now: Date,
): Promise<NewAbandonedPayment[]> {
  const listed =
    (kind: NewAbandonedPayment['kind']) =>
    (row: { id: string | null } & Omit<NewAbandonedPayment, 'id' | 'kind' | 'createdAt'>) => {
      const { id, ...payment } = row;
      return id === null ? [] : [{ ...payment, id, kind, createdAt: now }];
    };
  return [
    ...(await openTickets(tx, person, now)).flatMap(listed('checkout')),
    ...(await openIntents(tx, person)).flatMap(listed('intent')),
  ];
}
