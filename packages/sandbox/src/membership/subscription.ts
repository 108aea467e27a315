import type { Subscription } from '@perigee/api/zod';
import { isMembershipHeld, type SubscriptionStatus } from '@perigee/domain/membership';
import { and, eq, inArray, isNull, lte, ne, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { subscriptions, subscriptionStatus } from '../db/schema/membership.ts';
import { users } from '../db/schema/users.ts';

export type SubscriptionRow = typeof subscriptions.$inferSelect;

/** The statuses of a membership that is held. */
const HELD = subscriptionStatus.enumValues.filter(isMembershipHeld);

/** Whether a row is one of free months whose end has passed: nothing is charged then, so it ends. */
const isFreePeriodOver = ({ planId, status, nextChargeAt }: SubscriptionRow, now: Date): boolean =>
  planId === null && isMembershipHeld(status) && nextChargeAt !== null && nextChargeAt <= now;

/** Condition: {@link isFreePeriodOver}. */
export const freePeriodIsOver = (now: Date): SQL | undefined =>
  and(
    isNull(subscriptions.planId),
    inArray(subscriptions.status, HELD),
    lte(subscriptions.nextChargeAt, now),
  );

/** The status of a subscription. The row of free months keeps its status until a later call ends it. */
export const statusAt = (row: SubscriptionRow, now: Date): SubscriptionStatus =>
  isFreePeriodOver(row, now) ? 'cancelled' : row.status;

/** The subscription as admins and the member read it. Source: spec Subscription. */
export function toSubscription(row: SubscriptionRow, now: Date): Subscription {
  const status = statusAt(row, now);
  const nextChargeAt = isFreePeriodOver(row, now) ? null : row.nextChargeAt;
  return {
    status,
    active: isMembershipHeld(status),
    amount: row.amountCents,
    nextChargeAt: nextChargeAt?.toISOString() ?? null,
    migrateToReplacementPlanAfterCancellation: row.migrateToReplacementPlanAfterCancellation,
  };
}

/** Locks a member for this transaction, so that changes of their membership run one after the other. */
export async function lockMember(tx: Queryable, userId: number): Promise<void> {
  const isIt = eq(users.id, userId);
  await tx.select({ id: users.id }).from(users).where(isIt).for('no key update');
}

/** Ends the free months of members that are over. */
export async function endFreePeriods(
  tx: Queryable,
  userIds: readonly number[],
  now: Date,
): Promise<void> {
  await tx
    .update(subscriptions)
    .set({ status: 'cancelled', endedAt: sql`${subscriptions.nextChargeAt}`, nextChargeAt: null })
    .where(and(inArray(subscriptions.userId, [...userIds]), freePeriodIsOver(now)));
}

/**
 * The subscription of a member that is not cancelled. A member has at most one. Free months that
 * are over are ended. Call it in a transaction that has locked the member.
 */
export async function currentSubscription(
  tx: Queryable,
  userId: number,
  now: Date,
): Promise<SubscriptionRow | undefined> {
  await endFreePeriods(tx, [userId], now);
  const [row] = await tx
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), ne(subscriptions.status, 'cancelled')));
  return row;
}

/** Stores a change of a subscription. */
export async function changeSubscription(
  tx: Queryable,
  { id }: SubscriptionRow,
  change: Partial<SubscriptionRow>,
): Promise<SubscriptionRow> {
  const [row] = await tx
    .update(subscriptions)
    .set(change)
    .where(eq(subscriptions.id, id))
    .returning();
  if (row === undefined) throw new Error(`There is no subscription ${id}.`);
  return row;
}
