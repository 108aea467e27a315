import type { Subscription } from '@perigee/api/zod';
import { isMembershipHeld } from '@perigee/domain/membership';
import { and, eq, ne } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { subscriptions } from '../db/schema/membership.ts';
import { users } from '../db/schema/users.ts';

export type SubscriptionRow = typeof subscriptions.$inferSelect;

/** The subscription as admins and the member read it. Source: spec Subscription. */
export function toSubscription(row: SubscriptionRow): Subscription {
  return {
    status: row.status,
    active: isMembershipHeld(row.status),
    amount: row.amountCents,
    nextChargeAt: row.nextChargeAt?.toISOString() ?? null,
    migrateToReplacementPlanAfterCancellation: row.migrateToReplacementPlanAfterCancellation,
  };
}

/** Locks a member for this transaction, so that changes of their membership run one after the other. */
export async function lockMember(tx: Queryable, userId: number): Promise<void> {
  const isIt = eq(users.id, userId);
  await tx.select({ id: users.id }).from(users).where(isIt).for('no key update');
}

/** The subscription of a member that is not cancelled. A member has at most one. */
export async function currentSubscription(
  tx: Queryable,
  userId: number,
): Promise<SubscriptionRow | undefined> {
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
