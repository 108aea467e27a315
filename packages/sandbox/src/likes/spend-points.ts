import { and, eq, gte, sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { pointEntries } from '../db/schema/points.ts';
import { users } from '../db/schema/users.ts';

/**
 * Takes points from a user, and stores the reason.
 *
 * @param amount above 0
 * @returns false, without a change, if the user has fewer points
 */
export async function spendPoints(
  tx: Queryable,
  userId: number,
  amount: number,
  reason: string,
  now: Date,
): Promise<boolean> {
  // A single statement, so that two concurrent requests cannot spend the same points.
  const spent = await tx
    .update(users)
    .set({ points: sql`${users.points} - ${amount}` })
    .where(and(eq(users.id, userId), gte(users.points, amount)))
    .returning({ id: users.id });
  if (spent.length === 0) return false;
  await tx.insert(pointEntries).values({ userId, amount: -amount, reason, createdAt: now });
  return true;
}

/**
 * Gives points to a user, and stores the reason.
 *
 * @param amount above 0
 */
export async function addPoints(
  tx: Queryable,
  userId: number,
  amount: number,
  reason: string,
  now: Date,
): Promise<void> {
  await tx
    .update(users)
    .set({ points: sql`${users.points} + ${amount}` })
    .where(eq(users.id, userId));
  await tx.insert(pointEntries).values({ userId, amount, reason, createdAt: now });
}
