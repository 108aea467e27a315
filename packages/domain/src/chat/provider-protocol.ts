import { z } from 'zod';
import { chatMessage } from './chat-message.ts';

/** A user has read what was sent until a time. */
const chatReadMark = z.object({
  conversationId: z.string(),
  userId: z.int(),
  readAt: z.iso.datetime({ offset: true }),
});

/**
 * What pages tell each other of a call that rings: `ring` again and again while the caller waits, `over` when that
 * ends, and of the other user `declined`, or `busy` in another call.
 */
export const callSignal = z.enum(['ring', 'over', 'declined', 'busy']);

export type CallSignal = z.infer<typeof callSignal>;

/** A signal of one of the two users of a conversation. */
const chatCall = z.object({
  conversationId: z.string(),
  /** Of one attempt to call. */
  callId: z.uuid(),
  senderId: z.int(),
  signal: callSignal,
});

export type ChatCall = z.infer<typeof chatCall>;

/** The events that the sandbox's chat provider sends to pages, and the data of each. */
export const chatEvents = {
  message: chatMessage,
  read: chatReadMark,
  typing: z.object({ conversationId: z.string(), isTyping: z.boolean() }),
  closed: z.object({ conversationId: z.string() }),
  call: chatCall,
};

export type ChatEvents = {
  [Name in keyof typeof chatEvents]: z.infer<(typeof chatEvents)[Name]>;
};

/** The provider's reply to a call: its result, or why it was refused. */
export const chatReply = z.union([
  z.object({ data: z.unknown() }),
  z.object({
    error: z.object({ reason: z.enum(['closed', 'too-fast', 'refused']), message: z.string() }),
  }),
]);

export type ChatReply = z.infer<typeof chatReply>;
