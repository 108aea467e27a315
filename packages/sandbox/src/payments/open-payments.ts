import { eq, inArray, or } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { events } from '../db/schema/events.ts';
import { subscriptions } from '../db/schema/membership.ts';
import type { abandonedPayments } from '../db/schema/payments.ts';
import { eventSignups } from '../db/schema/tickets.ts';
import { MEMBERSHIP_TITLE } from '../membership/plans.ts';
import type { AuthUser } from '../profile/auth-user.ts';
import { isPageOpen } from '../tickets/open-pages.ts';

type NewAbandonedPayment = typeof abandonedPayments.$inferInsert;

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
 * are open or still to be refunded. The rows are read as they are removed, so that none of them
 * gets a payment page in between. Call it in a transaction that has locked the user.
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
