import { conversationIdOf, type ChatConversation } from '@perigee/domain/chat';
import { and, count, desc, eq, gt, isNull, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { SandboxContext } from '../context.ts';
import { chatMessages, chatReads } from '../db/schema/chat.ts';
import { matches } from '../db/schema/likes.ts';
import { isMatchOf } from '../likes/pair.ts';
import { toChatMessage } from './stored-message.ts';

const ownReads = alias(chatReads, 'own_reads');
const otherReads = alias(chatReads, 'other_reads');

/** The conversations of a user's current matches, those with the newest message or match first. */
export async function listConversations(
  { db, clock }: SandboxContext,
  userId: number,
): Promise<ChatConversation[]> {
  const last = db
    .select()
    .from(chatMessages)
    .where(eq(chatMessages.matchId, matches.id))
    .orderBy(desc(chatMessages.sentAt))
    .limit(1)
    .as('last');
  const unread = db
    .select({ count: count() })
    .from(chatMessages)
    .where(
      and(
        eq(chatMessages.matchId, matches.id),
        ne(chatMessages.senderId, userId),
        or(isNull(ownReads.readAt), gt(chatMessages.sentAt, ownReads.readAt)),
      ),
    );
  // A single statement, so that the number of unread messages and the last message agree.
  const rows = await db
    .select({
      matchId: matches.id,
      last: {
        id: last.id,
        matchId: last.matchId,
        senderId: last.senderId,
        text: last.text,
        quoteAuthorId: last.quoteAuthorId,
        quoteText: last.quoteText,
        sentAt: last.sentAt,
      },
      unreadCount: sql`(${unread})`.mapWith(Number),
      otherReadAt: otherReads.readAt,
    })
    .from(matches)
    .leftJoinLateral(last, sql`true`)
    .leftJoin(ownReads, and(eq(ownReads.matchId, matches.id), eq(ownReads.userId, userId)))
    .leftJoin(otherReads, and(eq(otherReads.matchId, matches.id), ne(otherReads.userId, userId)))
    .where(isMatchOf(userId, clock()))
    .orderBy(desc(sql`coalesce(${last.sentAt}, ${matches.matchedAt})`), desc(matches.id));
  return rows.map(({ matchId, last: message, unreadCount, otherReadAt }) => ({
    id: conversationIdOf(matchId),
    lastMessage: message === null ? null : toChatMessage(message),
    unreadCount,
    otherReadAt: otherReadAt?.toISOString() ?? null,
  }));
}
