import type { ChatMessage } from '@perigee/domain/chat';

/** The socket.io namespace of the chat. */
export const CHAT_NAMESPACE = '/chat';

/** Everything until `readAt` was read by the user. */
export interface ReadMark {
  conversationId: string;
  userId: number;
  readAt: string;
}

/** An event for users' pages: its name and its data. */
export type ChatEvent =
  | [name: 'message', message: ChatMessage]
  | [name: 'read', mark: ReadMark]
  | [name: 'typing', typing: { conversationId: string; isTyping: boolean }]
  | [name: 'closed', closed: { conversationId: string }];

/** Sends chat events to users' open pages. */
export interface ChatChannel {
  emit: (userIds: readonly number[], ...event: ChatEvent) => void;
  /** Closes the chat connections of a user whose sessions have ended. */
  end: (userId: number) => void;
}
