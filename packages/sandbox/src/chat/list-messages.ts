import { chatLimits, type ChatPage } from '@perigee/domain/chat';
import { and, desc, eq, lt } from 'drizzle-orm';
import type { SandboxContext } from '../context.ts';
import type { Queryable } from '../db/database.ts';
import { chatMessages } from '../db/schema/chat.ts';
import { failure } from '../http/failure.ts';
import { ownMatch } from './own-match.ts';
import { toChatMessage } from './stored-message.ts';
import { chatServerMessages } from './server-messages.ts';

/** @throws 422 if the message is not part of the match's conversation */
export async function sentAtOf(db: Queryable, matchId: number, messageId: string): Promise<Date> {
  const [message] = await db
    .select({ sentAt: chatMessages.sentAt })
    .from(chatMessages)
    .where(and(eq(chatMessages.id, messageId), eq(chatMessages.matchId, matchId)));
  if (message === undefined) throw failure(422, chatServerMessages.messageNotFound);
  return message.sentAt;
}

/**
 * The newest messages of a conversation, or those before the message `before`.
 *
 * @throws 404 unless the conversation is that of a current match of the user, 422 if `before` is not part of
 *   it
 */
export async function listMessages(
  { db, clock }: SandboxContext,
  userId: number,
  { conversationId, before }: { conversationId: string; before?: string | undefined },
): Promise<ChatPage> {
  const { id } = await ownMatch(db, { userId, conversationId, now: clock() });
  const isEarlier =
    before === undefined ? undefined : lt(chatMessages.sentAt, await sentAtOf(db, id, before));
  const rows = await db
    .select()
    .from(chatMessages)
    .where(and(eq(chatMessages.matchId, id), isEarlier))
    .orderBy(desc(chatMessages.sentAt))
    .limit(chatLimits.pageSize + 1);
  return {
    messages: rows.slice(0, chatLimits.pageSize).toReversed().map(toChatMessage),
    hasEarlier: rows.length > chatLimits.pageSize,
  };
}
