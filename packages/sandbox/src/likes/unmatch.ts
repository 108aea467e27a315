import { likeServerMessages } from '@perigee/domain/likes';
import { and, eq, inArray, or } from 'drizzle-orm';
import type { SandboxContext } from '../context.ts';
import { likes, matches } from '../db/schema/likes.ts';
import { failure } from '../http/failure.ts';
import { notifyUser } from '../profile/notify-user.ts';
import { isCurrent, lockPair } from './pair.ts';

/**
 * Ends a user's match, and deletes the pair's decisions on each other. The match remains stored as
 * over, so that no deck shows either user to the other again. The other user's open pages are
 * updated.
 *
 * @throws 404 if the user has no such match
 */
export async function unmatch(
  context: SandboxContext,
  userId: number,
  matchId: number,
): Promise<void> {
  const { db, clock } = context;
  const now = clock();
  const isOwn = and(
    eq(matches.id, matchId),
    or(eq(matches.firstUserId, userId), eq(matches.secondUserId, userId)),
    isCurrent(now),
  );
  const other = await db.transaction(async (tx) => {
    const [match] = await tx.select().from(matches).where(isOwn);
    if (match === undefined) throw failure(404, likeServerMessages.matchNotFound);
    const pair = [match.firstUserId, match.secondUserId] as const;
    await lockPair(tx, ...pair);
    const ended = await tx.update(matches).set({ unmatchedAt: now }).where(isOwn).returning();
    if (ended.length === 0) throw failure(404, likeServerMessages.matchNotFound);
    await tx
      .delete(likes)
      .where(and(inArray(likes.fromUserId, [...pair]), inArray(likes.toUserId, [...pair])));
    return pair.find((id) => id !== userId) ?? userId;
  });
  await notifyUser(context, other);
}
