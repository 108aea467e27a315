import type { ChatMessage, ChatQuote } from './chat-message.ts';

/**
 * The state of a user's own message: it waits for the network, was sent to the provider, was refused, was
 * stored by the provider, or was read by the other user.
 */
export type Delivery = 'waiting' | 'sending' | 'failed' | 'sent' | 'read';

/** A message as a page shows it. */
export interface ShownMessage {
  id: string;
  text: string;
  quote: ChatQuote | null;
  /** When the provider stored it; when it was written until then. RFC 3339. */
  sentAt: string;
  /** Null for a message of the other user. */
  delivery: Delivery | null;
}

/** A stored message as the page of the user `userId` shows it. */
export function shownMessage(
  { id, text, quote, sentAt, senderId }: ChatMessage,
  userId: number,
  otherReadAt: string | null,
): ShownMessage {
  const isRead = otherReadAt !== null && Date.parse(sentAt) <= Date.parse(otherReadAt);
  const delivery = isRead ? 'read' : 'sent';
  return { id, text, quote, sentAt, delivery: senderId === userId ? delivery : null };
}
