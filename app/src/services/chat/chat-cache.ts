import type { ChatConversation, ChatMessage, ChatPage } from '@perigee/domain/chat';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { ReadMark } from './chat-service.ts';

/** Every query of the chat begins with it. */
const CHAT_KEY = ['chat'] as const;
export const CONVERSATIONS_KEY = [...CHAT_KEY, 'conversations'] as const;
export const messagesKey = (conversationId: string) =>
  [...CHAT_KEY, 'messages', conversationId] as const;

/** The pages of a conversation, the newest page first. The parameter is the message that a page ends before. */
export type ChatPages = InfiniteData<ChatPage, string | undefined>;

/** Writes what the provider sends to the queries that show it. Calls of a conversation that is not loaded do nothing. */
export function createChatCache(queryClient: QueryClient, userId: number) {
  const updateConversation = (
    conversationId: string,
    change: (conversation: ChatConversation) => ChatConversation,
  ) => {
    const all = queryClient.getQueryData<ChatConversation[]>(CONVERSATIONS_KEY);
    if (all === undefined) return;
    if (all.some(({ id }) => id === conversationId)) {
      queryClient.setQueryData<ChatConversation[]>(
        CONVERSATIONS_KEY,
        all.map((one) => (one.id === conversationId ? change(one) : one)),
      );
      return;
    }
    // The conversation of a match that is newer than the list.
    void queryClient.invalidateQueries({ queryKey: CONVERSATIONS_KEY });
  };

  return {
    /** A stored message: a new one, or one that is known already, from the reply to its sender. */
    add: (message: ChatMessage) => {
      const { conversationId } = message;
      queryClient.setQueryData<ChatPages>(messagesKey(conversationId), (data) =>
        data === undefined ? data : withMessage(data, message),
      );
      updateConversation(conversationId, (conversation) => {
        const { lastMessage, unreadCount } = conversation;
        if (lastMessage !== null && !isNewer(message, lastMessage)) return conversation;
        const isOwn = message.senderId === userId;
        return {
          ...conversation,
          lastMessage: message,
          unreadCount: isOwn ? unreadCount : unreadCount + 1,
        };
      });
    },
    /** A user has read until a time. */
    read: ({ conversationId, userId: readerId, readAt }: ReadMark) =>
      updateConversation(conversationId, (conversation) => {
        if (readerId !== userId) return { ...conversation, otherReadAt: readAt };
        const { lastMessage } = conversation;
        const hasReadAll =
          lastMessage === null || Date.parse(lastMessage.sentAt) <= Date.parse(readAt);
        return hasReadAll ? { ...conversation, unreadCount: 0 } : conversation;
      }),
    /** Messages or marks may have been missed. */
    invalidate: () => void queryClient.invalidateQueries({ queryKey: CHAT_KEY }),
  };
}

const isNewer = (a: ChatMessage, b: ChatMessage) => Date.parse(a.sentAt) > Date.parse(b.sentAt);

function withMessage(data: ChatPages, message: ChatMessage): ChatPages {
  const [newest, ...earlier] = data.pages;
  if (newest === undefined || data.pages.some((page) => includes(page, message))) return data;
  return { ...data, pages: [pageWith(newest, message), ...earlier] };
}

/** The newest page with a message, if that is not part of it. */
export function pageWith(page: ChatPage, message: ChatMessage): ChatPage {
  if (includes(page, message)) return page;
  const messages = [...page.messages, message].toSorted(
    (a, b) => Date.parse(a.sentAt) - Date.parse(b.sentAt),
  );
  return { ...page, messages };
}

const includes = ({ messages }: ChatPage, { id }: ChatMessage) =>
  messages.some((message) => message.id === id);
