import { adminServerMessages } from '@perigee/domain/admin';
import { conversationIdOf } from '@perigee/domain/chat';
import { profileServerMessages } from '@perigee/domain/profile';
import { and, asc, eq, gt, inArray, isNotNull, isNull, ne } from 'drizzle-orm';
import type { SandboxContext } from '../context.ts';
import type { Queryable } from '../db/database.ts';
import { verificationCodes } from '../db/schema/auth.ts';
import { events } from '../db/schema/events.ts';
import { outboxMessages } from '../db/schema/outbox.ts';
import { abandonedPayments } from '../db/schema/payments.ts';
import { hosts } from '../db/schema/hosts.ts';
import { matches } from '../db/schema/likes.ts';
import { users } from '../db/schema/users.ts';
import { eventSignups } from '../db/schema/tickets.ts';
import { failure } from '../http/failure.ts';
import { isMatchOf } from '../likes/pair.ts';
import { endAbandonedPayments } from '../payments/abandoned-payments.ts';
import { removePurchases } from '../payments/open-payments.ts';
import { endConnections } from '../realtime/end-connections.ts';
import { settleCheckoutsOfHost } from '../tickets/settle-checkout.ts';
import type { AuthUser } from './auth-user.ts';

/** @throws 409 for the last admin */
async function mustLeaveAnAdmin(tx: Queryable, { id }: AuthUser): Promise<void> {
  // Every admin's row is locked, so that two admins who are deleted at once do not both go.
  const admins = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.admin, true))
    .orderBy(asc(users.id))
    .for('no key update');
  const hasOthers = admins.some((admin) => admin.id !== id);
  if (!hasOthers) throw failure(409, adminServerMessages.lastAdmin);
}

/**
 * Locks a user, and a host's events, for this transaction, so that no sale or payment begins
 * meanwhile. Events are locked before users, as in reservations: otherwise two transactions
 * deadlock.
 *
 * @throws 409 for the last admin
 */
async function lockUser(tx: Queryable, user: AuthUser): Promise<void> {
  const { id, host, admin } = user;
  if (host !== null) {
    await tx.select({ id: hosts.id }).from(hosts).where(eq(hosts.id, host.id)).for('update');
    const isTheirs = eq(events.hostId, host.id);
    await tx
      .select({ id: events.id })
      .from(events)
      .where(isTheirs)
      .orderBy(events.id)
      .for('update');
  }
  // The admins' rows are locked by id, and before the user's own: otherwise two deletions deadlock.
  if (admin) await mustLeaveAnAdmin(tx, user);
  await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for('update');
}

/** @throws 409 if the host's events that are not over have paid tickets */
async function mustHaveSoldNothing(tx: Queryable, hostId: number, now: Date): Promise<void> {
  const [sold] = await tx
    .select({ id: eventSignups.id })
    .from(eventSignups)
    .innerJoin(events, eq(events.id, eventSignups.eventId))
    .where(
      and(
        eq(events.hostId, hostId),
        gt(events.endTime, now),
        ne(events.status, 'completed'),
        eq(eventSignups.status, 'going'),
        isNotNull(eventSignups.paidAt),
        isNull(eventSignups.refundedAt),
      ),
    )
    .limit(1);
  if (sold !== undefined) throw failure(409, profileServerMessages.paidEventsAhead);
}

/** Erases the rows, and returns the ids of the payments to end and the matches that end. */
async function eraseRows(tx: Queryable, user: AuthUser, now: Date) {
  const { id, phoneNumber, email, host } = user;
  await lockUser(tx, user);
  if (host !== null) await mustHaveSoldNothing(tx, host.id, now);
  const open = await removePurchases(tx, user, now);
  if (open.length > 0) await tx.insert(abandonedPayments).values(open);
  const ended = await tx.select().from(matches).where(isMatchOf(id, now));
  const addresses = email === null ? [phoneNumber] : [phoneNumber, email];
  await tx.delete(users).where(eq(users.id, id));
  await tx.delete(verificationCodes).where(eq(verificationCodes.phone, phoneNumber));
  await tx.delete(outboxMessages).where(inArray(outboxMessages.recipient, addresses));
  return { open: open.map((payment) => payment.id), ended };
}

/**
 * Erases a user with all related data, including a host's events, and with the codes and messages
 * that were sent to the user. The user's tokens become invalid, the user's conversations are closed, and
 * the applicants behind the user move up. Open payments are ended, and refunded if they were made. Call it outside of
 * transactions, because it sends requests to the payments provider.
 *
 * @throws 409 for the last admin, and for a host while guests have paid for events that are not over
 */
export async function eraseUser(context: SandboxContext, user: AuthUser): Promise<void> {
  const { db, clock } = context;
  if (user.host !== null) await settleCheckoutsOfHost(context, user.host.id);
  const { open, ended } = await db.transaction((tx) => eraseRows(tx, user, clock()));
  for (const { id, firstUserId, secondUserId } of ended) {
    context.chat.emit([firstUserId, secondUserId], 'closed', {
      conversationId: conversationIdOf(id),
    });
  }
  context.video.review();
  endConnections(context, user.id);
  if (open.length > 0) await endAbandonedPayments(context, open);
}
