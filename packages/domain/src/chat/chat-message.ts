import { z } from 'zod';
import { chatLimits } from './limits.ts';

/** A text that a message answers. */
const chatQuote = z.object({
  /** The user who wrote the text. */
  authorId: z.int(),
  text: z.string().min(1).max(chatLimits.messageLength),
});

export type ChatQuote = z.infer<typeof chatQuote>;

/** What a user sends. */
export const chatDraft = z.object({
  /** Made by the sender, so that a provider stores a message once however often it is sent. */
  id: z.uuid(),
  text: z.string().trim().min(1).max(chatLimits.messageLength),
  quote: chatQuote.nullable(),
});

export type ChatDraft = z.infer<typeof chatDraft>;

/** A message as the provider stored it. */
export const chatMessage = chatDraft.extend({
  conversationId: z.string(),
  senderId: z.int(),
  /** The provider's time at which it was stored: RFC 3339. Messages of one conversation have different times. */
  sentAt: z.iso.datetime({ offset: true }),
});

export type ChatMessage = z.infer<typeof chatMessage>;

/** A part of a conversation. */
export const chatPage = z.object({
  /** The oldest first. */
  messages: z.array(chatMessage),
  /** The provider has messages that are older than these. */
  hasEarlier: z.boolean(),
});

export type ChatPage = z.infer<typeof chatPage>;

/** The conversation of a match, as one of the two users sees it. */
export const chatConversation = z.object({
  id: z.string(),
  lastMessage: chatMessage.nullable(),
  /** Messages of the other user that came after the user's read mark. */
  unreadCount: z.int().nonnegative(),
  /** The other user's read mark: they have read what was sent until this time. Null before they read anything. */
  otherReadAt: z.iso.datetime({ offset: true }).nullable(),
});

export type ChatConversation = z.infer<typeof chatConversation>;
