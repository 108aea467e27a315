import { eq, inArray, or } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { events } from '../db/schema/events.ts';
import { subscriptions } from '../db/schema/membership.ts';
import type { abandonedPayments } from '../db/schema/payments.ts';
import { anonymousSales, eventSignups } from '../db/schema/tickets.ts';
import { MEMBERSHIP_TITLE } from '../membership/plans.ts';
import type { AuthUser } from '../profile/auth-user.ts';
import { isPageOpen } from '../tickets/open-pages.ts';
import type { Signup } from '../tickets/signup-rows.ts';

type NewAbandonedPayment = typeof abandonedPayments.$inferInsert;

/** Stores the payments for these sign-ups that the hosts keep, without the guest. */
async function keepSales(tx: Queryable, signups: readonly Signup[]): Promise<void> {
  const sales = signups.flatMap(({ eventId, priceCents, paidAt, refundDue, refundedAt }) =>
    paidAt === null || refundedAt !== null || refundDue ? [] : [{ eventId, priceCents, paidAt }],
  );
  if (sales.length > 0) await tx.insert(anonymousSales).values(sales);
}

/** Removes a user's sign-ups, and all sign-ups to a host's events. */
async function removeSignups(tx: Queryable, { id: userId, host }: AuthUser, now: Date) {
  const hosted =
    host === null
      ? []
      : await tx
          .select({ id: events.id, title: events.title })
          .from(events)
          .where(eq(events.hostId, host.id));
  const titles = new Map(hosted.map(({ id, title }) => [id, title]));
  const removed = await tx
    .delete(eventSignups)
    .where(or(eq(eventSignups.userId, userId), inArray(eventSignups.eventId, [...titles.keys()])))
    .returning();
  // The sales of a host's own events are erased with these events.
  await keepSales(
    tx,
    removed.filter(({ eventId }) => !titles.has(eventId)),
  );
  return removed
    .filter(
      (signup) =>
        isPageOpen(signup, now) ||
        (signup.refundDue && signup.paidAt !== null && signup.refundedAt === null),
    )
    .map((signup) => ({
      id: signup.checkoutSessionId,
      userId: signup.userId,
      // The user gets no notification of their own payments, which therefore need no title.
      title: titles.get(signup.eventId) ?? '',
      amountCents: signup.priceCents,
    }));
}

/** Removes a user's memberships. */
async function removeSubscriptions(tx: Queryable, { id }: AuthUser) {
  const removed = await tx.delete(subscriptions).where(eq(subscriptions.userId, id)).returning();
  return removed
    .filter(({ startedAt, refundedAt }) => startedAt === null && refundedAt === null)
    .map(({ intentId, userId, amountCents }) => ({
      id: intentId,
      userId,
      title: MEMBERSHIP_TITLE,
      amountCents,
    }));
}

/**
 * Removes a user's purchases and those of guests of a host's events, and returns the payments that
 * are open or still to be refunded. What the user paid to other hosts is kept as anonymous sales.
 * The rows are read as they are removed, so that none of them gets a payment page in between. Call
 * it in a transaction that has locked the user and the events of these sign-ups.
 */
export async function removePurchases(
  tx: Queryable,
  user: AuthUser,
  now: Date,
): Promise<NewAbandonedPayment[]> {
  const signups = await removeSignups(tx, user, now);
  const memberships = await removeSubscriptions(tx, user);
  return [
    ...signups.map((payment) => ({ ...payment, kind: 'checkout' as const })),
    ...memberships.map((payment) => ({ ...payment, kind: 'intent' as const })),
  ].flatMap(({ id, ...payment }) => (id === null ? [] : [{ ...payment, id, createdAt: now }]));
}
