import type { ChatEvents } from '@perigee/domain/chat';

/** The socket.io namespace of the chat. */
export const CHAT_NAMESPACE = '/chat';

/** An event for users' pages: its name and its data. */
export type ChatEvent = {
  [Name in keyof ChatEvents]: [name: Name, data: ChatEvents[Name]];
}[keyof ChatEvents];

/** Sends chat events to users' open pages. */
export interface ChatChannel {
  emit: (userIds: readonly number[], ...event: ChatEvent) => void;
  /** Closes the chat connections of a user whose sessions have ended. */
  end: (userId: number) => void;
}
