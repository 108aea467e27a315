import { conversationIdOf, type ChatMessage } from '@perigee/domain/chat';
import type { chatMessages } from '../db/schema/chat.ts';

export type StoredMessage = typeof chatMessages.$inferSelect;

/** A stored message as the provider sends it. */
export function toChatMessage(row: StoredMessage): ChatMessage {
  const { id, matchId, senderId, text, quoteAuthorId, quoteText, sentAt } = row;
  return {
    id,
    conversationId: conversationIdOf(matchId),
    senderId,
    text,
    quote:
      quoteAuthorId === null || quoteText === null
        ? null
        : { authorId: quoteAuthorId, text: quoteText },
    sentAt: sentAt.toISOString(),
  };
}
