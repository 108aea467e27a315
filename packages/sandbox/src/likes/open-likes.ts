import { and, eq, gt, notExists, notInArray, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '../db/database.ts';
import { likes } from '../db/schema/likes.ts';
import { addPoints } from './spend-points.ts';

const answers = alias(likes, 'answers');

/** Condition on a like: `userId` received it, with points. */
export const sentPointsTo = (userId: number) =>
  and(eq(likes.toUserId, userId), gt(likes.points, 0));

/**
 * Returns the points of the likes that a user has not answered to their senders, because the user's
 * account is deleted. Call it in a transaction that has locked the user and the senders.
 *
 * @param matchedIds the users who are matched with the user: their likes are answered
 */
export async function returnOpenPoints(
  tx: Queryable,
  userId: number,
  matchedIds: readonly number[],
  now: Date,
): Promise<void> {
  const answer = tx
    .select({ liked: answers.liked })
    .from(answers)
    .where(and(eq(answers.fromUserId, userId), eq(answers.toUserId, likes.fromUserId)));
  const open = await tx
    .select({ senderId: likes.fromUserId, points: likes.points })
    .from(likes)
    .where(
      and(sentPointsTo(userId), notExists(answer), notInArray(likes.fromUserId, [...matchedIds])),
    );
  for (const { senderId, points } of open) {
    await addPoints(tx, senderId, points, 'like returned', now);
  }
}

/** The ids of the users who like a user, and of those whom the user likes. */
export async function likedOrLiking(tx: Queryable, userId: number): Promise<number[]> {
  const rows = await tx
    .select({ fromUserId: likes.fromUserId, toUserId: likes.toUserId })
    .from(likes)
    .where(and(likes.liked, or(eq(likes.fromUserId, userId), eq(likes.toUserId, userId))));
  return rows.map(({ fromUserId, toUserId }) => (fromUserId === userId ? toUserId : fromUserId));
}
