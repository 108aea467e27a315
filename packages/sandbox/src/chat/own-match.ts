import { matchIdOf } from '@perigee/domain/chat';
import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { matches } from '../db/schema/likes.ts';
import { failure } from '../http/failure.ts';
import { isMatchOf, lockPair } from '../likes/pair.ts';
import { chatServerMessages } from './server-messages.ts';

/** A conversation that a user asks for. */
export interface Asked {
  userId: number;
  conversationId: string;
  now: Date;
}

export interface OwnMatch {
  id: number;
  /** The two users. */
  userIds: readonly [number, number];
}

/** @throws 404 unless the conversation is that of a current match of the user */
export async function ownMatch(
  db: Queryable,
  { userId, conversationId, now }: Asked,
): Promise<OwnMatch> {
  const matchId = matchIdOf(conversationId);
  const [match] =
    matchId === null
      ? []
      : await db
          .select()
          .from(matches)
          .where(and(eq(matches.id, matchId), isMatchOf(userId, now)));
  if (match === undefined) throw failure(404, chatServerMessages.conversationClosed);
  return { id: match.id, userIds: [match.firstUserId, match.secondUserId] };
}

/**
 * Locks the two users of a conversation for this transaction, so that the match does not end meanwhile and
 * their messages are stored one after the other.
 *
 * @throws 404 unless the conversation is that of a current match of the user
 */
export async function lockOwnMatch(tx: Queryable, asked: Asked): Promise<OwnMatch> {
  const match = await ownMatch(tx, asked);
  await lockPair(tx, ...match.userIds);
  // The match may have ended while this transaction waited for the lock.
  return ownMatch(tx, asked);
}
