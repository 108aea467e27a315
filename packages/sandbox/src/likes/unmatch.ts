import { conversationIdOf } from '@perigee/domain/chat';
import { and, eq, inArray } from 'drizzle-orm';
import type { SandboxContext } from '../context.ts';
import { likes, matches } from '../db/schema/likes.ts';
import { failure } from '../http/failure.ts';
import { notifyUser } from '../profile/notify-user.ts';
import { isMatchOf, lockPair } from './pair.ts';
import { likeServerMessages } from './server-messages.ts';

/**
 * Ends a user's match, and deletes the pair's decisions on each other. The match remains stored as
 * over, so that no deck shows either user to the other again. The pair's conversation and room are closed,
 * and the other user's open pages are updated.
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
  const isOwn = and(eq(matches.id, matchId), isMatchOf(userId, now));
  const pair = await db.transaction(async (tx) => {
    const [match] = await tx.select().from(matches).where(isOwn);
    if (match === undefined) throw failure(404, likeServerMessages.matchNotFound);
    const both = [match.firstUserId, match.secondUserId] as const;
    await lockPair(tx, ...both);
    const ended = await tx.update(matches).set({ unmatchedAt: now }).where(isOwn).returning();
    if (ended.length === 0) throw failure(404, likeServerMessages.matchNotFound);
    await tx
      .delete(likes)
      .where(and(inArray(likes.fromUserId, [...both]), inArray(likes.toUserId, [...both])));
    return both;
  });
  context.chat.emit(pair, 'closed', { conversationId: conversationIdOf(matchId) });
  context.video.review();
  await notifyUser(context, pair.find((id) => id !== userId) ?? userId);
}
