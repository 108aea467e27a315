import {
  conversationIdOf,
  shownMessage,
  type ChatConversation,
  type ShownMessage,
} from '@perigee/domain/chat';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { config } from '../../config.ts';
import { useServices } from '../services-context.ts';
import { CONVERSATIONS_KEY, messagesKey } from './chat-cache.ts';
import type { ChatClient, ChatState } from './chat-client.ts';
import { deliveryOf } from './delivery-of.ts';
import { pageChat, type PageChat } from './page-chat.ts';

const NOT_LOADED: ChatState = {
  connection: 'connecting',
  typing: new Set(),
  ended: new Set(),
  unsent: [],
  sendingId: null,
  incomingCall: null,
};

const NO_CHAT: PageChat = { subscribe: () => () => undefined, getClient: () => null };

/** The chat of the signed-in user, null until it is loaded. Waitlist mode has none, because it hides the matches. */
export function useChatClient(): ChatClient | null {
  const services = useServices();
  const chat = config.waitlistMode ? NO_CHAT : pageChat(services);
  return useSyncExternalStore(chat.subscribe, chat.getClient, () => null);
}

export function useChatState(client: ChatClient | null): ChatState {
  const getState = client?.getState ?? (() => NOT_LOADED);
  return useSyncExternalStore(client?.subscribe ?? (() => () => undefined), getState, getState);
}

/** The conversations of all the user's matches. */
export function useConversations(client: ChatClient | null) {
  return useQuery<ChatConversation[]>({
    queryKey: CONVERSATIONS_KEY,
    queryFn: () => client?.conversations() ?? [],
    enabled: useChatState(client).connection === 'online',
    // The provider sends what changes, and a reconnection invalidates.
    staleTime: Infinity,
  });
}

/** The number of messages that the user has not read, in all conversations. */
export function useUnreadCount(): number {
  const { data = [] } = useConversations(useChatClient());
  return data.reduce((sum, { unreadCount }) => sum + unreadCount, 0);
}

/** The stored messages of a conversation and those that wait, the oldest first. */
export function useMessages(client: ChatClient | null, matchId: number, userId: number) {
  const conversationId = conversationIdOf(matchId);
  const state = useChatState(client);
  const conversation = useConversations(client).data?.find(({ id }) => id === conversationId);
  const query = useInfiniteQuery({
    queryKey: messagesKey(conversationId),
    queryFn: ({ pageParam }) =>
      client?.messages(conversationId, pageParam) ?? { messages: [], hasEarlier: false },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ messages, hasEarlier }) => (hasEarlier ? messages[0]?.id : undefined),
    enabled: state.connection === 'online',
    staleTime: Infinity,
  });
  const stored = query.data?.pages.toReversed().flatMap(({ messages }) => messages) ?? [];
  const storedIds = new Set(stored.map(({ id }) => id));
  const messages: ShownMessage[] = [
    ...stored.map((one) => shownMessage(one, userId, conversation?.otherReadAt ?? null)),
    ...state.unsent
      .filter((one) => one.conversationId === conversationId && !storedIds.has(one.id))
      .map((one) => ({ ...one, sentAt: one.writtenAt, delivery: deliveryOf(one, state) })),
  ];
  return { query, messages, state, conversationId };
}
