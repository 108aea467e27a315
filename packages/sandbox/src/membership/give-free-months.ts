import type { FreeSubscriptionReply, FreeSubscriptionRequest } from '@perigee/api/zod';
import {
  afterPeriod,
  isMembershipHeld,
  membershipServerMessages,
  parsePeriod,
  type Period,
} from '@perigee/domain';
import { and, asc, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import type { SandboxContext } from '../context.ts';
import type { Queryable } from '../db/database.ts';
import { freeMonths, subscriptions } from '../db/schema/membership.ts';
import { users } from '../db/schema/people.ts';
import { failure } from '../http/failure.ts';
import { tellPerson } from '../waitlist/complete-activity.ts';

/** The members among some people, kept for this transaction alone. */
async function lockMembers(tx: Queryable, ids: readonly number[]): Promise<number[]> {
  // Everybody locks the lower id first: two admins at once do not wait for ever.
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, [...ids]), users.completedSignup))
    .orderBy(asc(users.id))
    .for('no key update');
  return rows.map(({ id }) => id);
}

/** Puts off the next charges of those who have one to come. */
async function extend(tx: Queryable, members: number[], { count, unit }: Period, now: Date) {
  const from = sql`greatest(${subscriptions.nextChargeAt}, ${now.toISOString()}::timestamptz)`;
  const period = sql`${`${count} ${unit}`}::interval`;
  await tx
    .update(subscriptions)
    // In UTC, so that the time of day stays, whatever zone the database is in.
    .set({ nextChargeAt: sql`(${from} at time zone 'UTC' + ${period}) at time zone 'UTC'` })
    .where(
      and(
        inArray(subscriptions.userId, members),
        ne(subscriptions.status, 'cancelled'),
        isNotNull(subscriptions.nextChargeAt),
      ),
    );
}

/** Begins a membership that is free for those who have none. A reservation without a card makes way. */
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
  if (rows.length > 0) await tx.insert(subscriptions).values(rows);
}

/**
 * Gives people free weeks or months. The next charge of a membership is put off by so long; one that
 * is not charged yet gets them on acceptance; whoever has none gets one that is free for so long.
 * Somebody who is named twice gets them once.
 *
 * @throws 422 for a duration that is none, and without a reason
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
    const ids = await lockMembers(tx, userIds);
    if (ids.length === 0) return ids;
    const given = { duration: duration.trim(), reason: reason.trim(), givenBy, createdAt: now };
    await tx.insert(freeMonths).values(ids.map((userId) => ({ userId, ...given })));
    await extend(tx, ids, period, now);
    await begin(tx, ids, period, now);
    return ids;
  });
  for (const userId of members) await tellPerson(context, userId);
  return { data: userIds.map((userId) => ({ success: members.includes(userId) })) };
}
