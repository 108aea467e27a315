import { conversationIdOf } from '@perigee/domain/chat';
import { and, asc, eq, gt, inArray, isNotNull, isNull, ne, or } from 'drizzle-orm';
import type { SandboxContext } from '../context.ts';
import type { Queryable } from '../db/database.ts';
import { verificationCodes } from '../db/schema/auth.ts';
import { events } from '../db/schema/events.ts';
import { outboxMessages } from '../db/schema/outbox.ts';
import { abandonedPayments } from '../db/schema/payments.ts';
import { hosts } from '../db/schema/hosts.ts';
import { likes, matches } from '../db/schema/likes.ts';
import { users } from '../db/schema/users.ts';
import { eventSignups } from '../db/schema/tickets.ts';
import { guestsOfHost } from '../events/guests-of-host.ts';
import { failure } from '../http/failure.ts';
import { likedOrLiking, returnOpenPoints, sentPointsTo } from '../likes/open-likes.ts';
import { isMatchOf } from '../likes/pair.ts';
import { endAbandonedPayments } from '../payments/abandoned-payments.ts';
import { removePurchases } from '../payments/open-payments.ts';
import { endConnections } from '../realtime/end-connections.ts';
import { notifyGuest } from '../tickets/notify-guest.ts';
import { settleCheckoutsOfHost } from '../tickets/settle-checkout.ts';
import type { AuthUser } from './auth-user.ts';
import { leavePictures } from './leave-pictures.ts';
import { notifyUser } from './notify-user.ts';
import { adminServerMessages } from '../admin/server-messages.ts';
import { profileServerMessages } from './server-messages.ts';

/** Locks a host's events, and the events that a user signed up for, so that no sale begins meanwhile. */
async function lockEvents(tx: Queryable, { id, host }: AuthUser): Promise<void> {
  if (host !== null) {
    await tx.select({ id: hosts.id }).from(hosts).where(eq(hosts.id, host.id)).for('update');
  }
  const isHosted = host === null ? undefined : eq(events.hostId, host.id);
  const signedUpFor = tx
    .select({ id: eventSignups.eventId })
    .from(eventSignups)
    .where(eq(eventSignups.userId, id));
  await tx
    .select({ id: events.id })
    .from(events)
    .where(or(isHosted, inArray(events.id, signedUpFor)))
    .orderBy(events.id)
    .for('update');
}

/**
 * Locks a user, the users whose points the user holds, and for an admin all admins, so that two
 * admins who are deleted at once do not both go.
 *
 * @throws 409 for the last admin
 */
async function lockUsers(tx: Queryable, { id, admin }: AuthUser): Promise<void> {
  const senders = tx.select({ id: likes.fromUserId }).from(likes).where(sentPointsTo(id));
  // Every transaction locks the lower id first: otherwise two of them deadlock.
  const locked = await tx
    .select({ id: users.id, admin: users.admin })
    .from(users)
    .where(or(eq(users.id, id), inArray(users.id, senders), admin ? users.admin : undefined))
    .orderBy(asc(users.id))
    .for('no key update');
  const isLastAdmin = admin && !locked.some((other) => other.admin && other.id !== id);
  if (isLastAdmin) throw failure(409, adminServerMessages.lastAdmin);
  // The stronger lock stops sales and payments of this user, which only refer to the row.
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

/**
 * Erases the rows, and returns the ids of the payments to end, the matches that end, the guests of
 * the events that are cancelled, and the users whose likes or matches change.
 */
async function eraseRows(tx: Queryable, user: AuthUser, now: Date) {
  const { id, phoneNumber, email, host } = user;
  // Events are locked before users, as in reservations: otherwise two transactions deadlock.
  await lockEvents(tx, user);
  await lockUsers(tx, user);
  if (host !== null) await mustHaveSoldNothing(tx, host.id, now);
  const guests = host === null ? [] : await guestsOfHost(tx, host.id, now);
  const open = await removePurchases(tx, user, now);
  if (open.length > 0) await tx.insert(abandonedPayments).values(open);
  const ended = await tx.select().from(matches).where(isMatchOf(id, now));
  const matchedIds = ended.map(({ firstUserId, secondUserId }) =>
    firstUserId === id ? secondUserId : firstUserId,
  );
  await returnOpenPoints(tx, id, matchedIds, now);
  const changedIds = new Set([...matchedIds, ...(await likedOrLiking(tx, id))]);
  await leavePictures(tx, user);
  const addresses = email === null ? [phoneNumber] : [phoneNumber, email];
  await tx.delete(users).where(eq(users.id, id));
  await tx.delete(verificationCodes).where(eq(verificationCodes.phone, phoneNumber));
  await tx.delete(outboxMessages).where(inArray(outboxMessages.recipient, addresses));
  return { open: open.map((payment) => payment.id), ended, guests, changedIds };
}

/**
 * Erases a user with all related data, including a host's events, and with the codes and messages
 * that were sent to the user. The user's tokens become invalid, the user's conversations are closed, and
 * the applicants behind the user move up. Users whose events, likes or matches end with the account
 * are told. Pictures in events of other hosts and what the user paid to them stay, without the user.
 * Open payments are ended, and refunded if they were made. Call it outside of transactions, because
 * it sends requests to the payments provider.
 *
 * @throws 409 for the last admin, and for a host while guests have paid for events that are not over
 */
export async function eraseUser(context: SandboxContext, user: AuthUser): Promise<void> {
  const { db, clock } = context;
  if (user.host !== null) await settleCheckoutsOfHost(context, user.host.id);
  const { open, ended, guests, changedIds } = await db.transaction((tx) =>
    eraseRows(tx, user, clock()),
  );
  for (const { id, firstUserId, secondUserId } of ended) {
    context.chat.emit([firstUserId, secondUserId], 'closed', {
      conversationId: conversationIdOf(id),
    });
  }
  context.video.review();
  endConnections(context, user.id);
  for (const { userId, event } of guests) {
    await notifyGuest(context, userId, 'eventCancelled', event);
  }
  for (const userId of changedIds) await notifyUser(context, userId);
  if (open.length > 0) await endAbandonedPayments(context, open);
}
