import { type ChatDraft, type ChatMessage } from '@perigee/domain/chat';
import { eq, max } from 'drizzle-orm';
import { spend } from '../auth/allowance.ts';
import type { SandboxContext } from '../context.ts';
import type { Queryable } from '../db/database.ts';
import { chatMessages } from '../db/schema/chat.ts';
import { failure } from '../http/failure.ts';
import { lockOwnMatch, type OwnMatch } from './own-match.ts';
import { toChatMessage, type StoredMessage } from './stored-message.ts';
import { chatServerMessages } from './server-messages.ts';

/** The stored message of an id. @throws 409 if another user or conversation has used the id */
async function knownMessage(
  tx: Queryable,
  { id: matchId }: OwnMatch,
  { senderId, id }: { senderId: number; id: string },
): Promise<StoredMessage | undefined> {
  const [known] = await tx.select().from(chatMessages).where(eq(chatMessages.id, id));
  if (known !== undefined && (known.matchId !== matchId || known.senderId !== senderId)) {
    throw failure(409, chatServerMessages.idTaken);
  }
  return known;
}

/** Stores a message after all others of its conversation, also if the clock was set back. */
async function storeMessage(
  tx: Queryable,
  { id: matchId }: OwnMatch,
  { senderId, draft, now }: { senderId: number; draft: ChatDraft; now: Date },
): Promise<StoredMessage> {
  const { id, text, quote } = draft;
  const [last] = await tx
    .select({ sentAt: max(chatMessages.sentAt) })
    .from(chatMessages)
    .where(eq(chatMessages.matchId, matchId));
  const after = last?.sentAt == null ? 0 : last.sentAt.getTime() + 1;
  const [stored] = await tx
    .insert(chatMessages)
    .values({
      id,
      matchId,
      senderId,
      text,
      quoteAuthorId: quote?.authorId ?? null,
      quoteText: quote?.text ?? null,
      sentAt: new Date(Math.max(after, now.getTime())),
    })
    .onConflictDoNothing({ target: chatMessages.id })
    .returning();
  // Another conversation, which this transaction does not lock, has used the id at the same moment.
  if (stored === undefined) throw failure(409, chatServerMessages.idTaken);
  return stored;
}

/**
 * Stores a message of a user, and sends it to the open pages of both users. A message that is stored already
 * is only sent to the pages again, because the sandbox that stored it may have ended before it did so.
 *
 * @throws 404 unless the conversation is that of a current match of the user, 409 if the id was used for
 *   another message, 422 for a quote of a third user, 429 for too many messages
 */
export async function sendMessage(
  { db, clock, chat }: SandboxContext,
  userId: number,
  { conversationId, draft }: { conversationId: string; draft: ChatDraft },
): Promise<ChatMessage> {
  const now = clock();
  const { message, receivers } = await db.transaction(async (tx) => {
    const match = await lockOwnMatch(tx, { userId, conversationId, now });
    const known = await knownMessage(tx, match, { senderId: userId, id: draft.id });
    if (known !== undefined) return { message: toChatMessage(known), receivers: match.userIds };

    if (draft.quote !== null && !match.userIds.includes(draft.quote.authorId)) {
      throw failure(422, chatServerMessages.quoteOfStranger);
    }
    await spend({ db: tx, clock }, 'chatMessages', String(userId));
    const stored = await storeMessage(tx, match, { senderId: userId, draft, now });
    return { message: toChatMessage(stored), receivers: match.userIds };
  });
  chat.emit(receivers, 'message', message);
  return message;
}
