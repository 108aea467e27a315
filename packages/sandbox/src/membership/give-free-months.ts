import type { FreeSubscriptionReply, FreeSubscriptionRequest } from '@perigee/api/zod';
import {
  afterPeriod,
  isMembershipHeld,
  parsePeriod,
  type Period,
} from '@perigee/domain/membership';
import { and, asc, eq, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import type { SandboxContext } from '../context.ts';
import type { Queryable } from '../db/database.ts';
import { freeMonths, subscriptions } from '../db/schema/membership.ts';
import { users } from '../db/schema/users.ts';
import { failure } from '../http/failure.ts';
import { notifyUser } from '../profile/notify-user.ts';
import { restoreAcceptance } from './accepted.ts';
import { endFreePeriods } from './subscription.ts';
import { membershipServerMessages } from './server-messages.ts';

/** The given ids that belong to members. The members' rows are locked for this transaction. */
async function lockMembers(tx: Queryable, ids: readonly number[]): Promise<number[]> {
  // Every transaction locks the lower id first: two concurrent admins do not deadlock.
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, [...ids]), users.completedSignup))
    .orderBy(asc(users.id))
    .for('no key update');
  return rows.map(({ id }) => id);
}

/** Those of the members whose membership is not renewed: it has no next charge to postpone. */
async function unrenewedOf(tx: Queryable, members: number[]): Promise<ReadonlySet<number>> {
  const rows = await tx
    .select({ userId: subscriptions.userId })
    .from(subscriptions)
    .where(
      and(
        inArray(subscriptions.userId, members),
        isNull(subscriptions.nextChargeAt),
        or(eq(subscriptions.status, 'active'), eq(subscriptions.pausedFrom, 'active')),
      ),
    );
  return new Set(rows.map(({ userId }) => userId));
}

/** Postpones the next charge of members who have one to come. */
async function extend(tx: Queryable, members: number[], { count, unit }: Period, now: Date) {
  const from = sql`greatest(${subscriptions.nextChargeAt}, ${now.toISOString()}::timestamptz)`;
  const period = sql`${`${count} ${unit}`}::interval`;
  await tx
    .update(subscriptions)
    // The calculation is in UTC, so that the time of day does not depend on the database's time zone.
    .set({ nextChargeAt: sql`(${from} at time zone 'UTC' + ${period}) at time zone 'UTC'` })
    .where(
      and(
        inArray(subscriptions.userId, members),
        ne(subscriptions.status, 'cancelled'),
        isNotNull(subscriptions.nextChargeAt),
      ),
    );
}

/** Begins a free membership for members who have none. A reservation without a card is cancelled. */
async function begin(tx: Queryable, members: number[], period: Period, now: Date) {
  const isTheirs = inArray(subscriptions.userId, members);
  await tx
    .update(subscriptions)
    .set({ status: 'cancelled', endedAt: now })
    .where(and(isTheirs, eq(subscriptions.status, 'incomplete')));
  const current = await tx
    .select({ userId: subscriptions.userId, status: subscriptions.status })
    .from(subscriptions)
    .where(and(isTheirs, ne(subscriptions.status, 'cancelled')));
  const holding = new Set(
    current.filter(({ status }) => isMembershipHeld(status)).map(({ userId }) => userId),
  );
  const rows = members
    .filter((userId) => !holding.has(userId))
    .map((userId) => ({
      userId,
      status: 'trialing' as const,
      amountCents: 0,
      nextChargeAt: afterPeriod(now, period),
      createdAt: now,
      startedAt: now,
    }));
  if (rows.length === 0) return;
  await tx.insert(subscriptions).values(rows);
  await restoreAcceptance(
    tx,
    rows.map(({ userId }) => userId),
  );
}

/**
 * Gives members free weeks or months. The next charge of a membership is postponed by that time; a
 * membership that is not charged yet gets the time on acceptance; a member without a membership
 * gets one that is free for that time. A membership that is not renewed gets nothing, and the reply says so. A
 * member who is named twice gets the time once.
 *
 * @throws 422 for a malformed duration, and without a reason
 */
export async function giveFreeMonths(
  context: SandboxContext,
  givenBy: number,
  { userIds, duration, reason }: FreeSubscriptionRequest,
): Promise<FreeSubscriptionReply> {
  const period = parsePeriod(duration);
  if (period === null) throw failure(422, membershipServerMessages.durationForm);
  if (reason.trim() === '') throw failure(422, membershipServerMessages.reasonMissing);

  const now = context.clock();
  const members = await context.db.transaction(async (tx) => {
    const locked = await lockMembers(tx, userIds);
    const unrenewed = await unrenewedOf(tx, locked);
    const ids = locked.filter((id) => !unrenewed.has(id));
    if (ids.length === 0) return ids;
    const given = { duration: duration.trim(), reason: reason.trim(), givenBy, createdAt: now };
    await tx.insert(freeMonths).values(ids.map((userId) => ({ userId, ...given })));
    // Otherwise months that are over would begin again, as if they had never ended.
    await endFreePeriods(tx, ids, now);
    await extend(tx, ids, period, now);
    await begin(tx, ids, period, now);
    return ids;
  });
  for (const userId of members) await notifyUser(context, userId);
  return { data: userIds.map((userId) => ({ success: members.includes(userId) })) };
}
