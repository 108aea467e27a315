import { and, eq, gte, sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { pointEntries } from '../db/schema/likes.ts';
import { users } from '../db/schema/people.ts';

/**
 * Takes points from somebody, and notes what for.
 *
 * @param amount above 0
 * @returns false, with nothing changed, where they have fewer
 */
export async function spendPoints(
  tx: Queryable,
  userId: number,
  amount: number,
  reason: string,
  now: Date,
): Promise<boolean> {
  // One statement, so that of two at once neither spends what the other has spent.
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
 * Gives somebody points, and notes what for.
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
