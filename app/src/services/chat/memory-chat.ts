import {
  chatDraft,
  chatLimits,
  conversationIdOf,
  type ChatConversation,
  type ChatDraft,
  type ChatMessage,
} from '@perigee/domain/chat';
import {
  ChatError,
  type ChatConnection,
  type ChatErrorReason,
  type ChatListeners,
  type ChatService,
} from './chat-service.ts';

/** A chat provider in memory, for stories and tests, whose users talk to each other. */
export interface MemoryChat extends ChatService {
  /** The token by which a user connects. */
  tokenOf: (userId: number) => string;
  match: (matchId: number, userIds: readonly [number, number]) => void;
  unmatch: (matchId: number) => void;
  /** Stores a message, and sends it to the open pages. */
  store: (conversationId: string, senderId: number, draft: ChatDraft) => ChatMessage;
  /** Cuts the network of a user's pages, or restores it. */
  setOnline: (userId: number, isOnline: boolean) => void;
  /** Ends the user's connections, and refuses the user's token from now on. */
  refuse: (userId: number) => void;
  /** Lets the next message that any user sends fail. */
  failNextSend: (reason: ChatErrorReason) => void;
}

interface Conversation {
  userIds: readonly [number, number];
  messages: ChatMessage[];
  /** The users' read marks. */
  readAt: Map<number, string>;
}

interface Page {
  userId: number | null;
  listeners: ChatListeners;
  isConnected: boolean;
}

const timeOf = (time: string | undefined) => (time === undefined ? 0 : Date.parse(time));

/** @param now the time of messages, which follow each other by at least a millisecond */
export function createMemoryChat(now: () => Date): MemoryChat {
  const conversations = new Map<string, Conversation>();
  const pages = new Set<Page>();
  const offlineIds = new Set<number>();
  const refusedIds = new Set<number>();
  let failure: ChatErrorReason | null = null;
  const tokenOf = (userId: number) => `chat-token-${userId}`;

  /** Tells the connected pages of some users. */
  const tell = (userIds: readonly number[], event: (listeners: ChatListeners) => void) => {
    for (const { userId, isConnected, listeners } of pages) {
      if (isConnected && userId !== null && userIds.includes(userId)) event(listeners);
    }
  };
  const disconnect = (userId: number) => {
    for (const page of pages) {
      if (page.userId !== userId || !page.isConnected) continue;
      page.isConnected = false;
      page.listeners.onDisconnected();
    }
  };
  const establish = (page: Page) => {
    const { userId, listeners } = page;
    if (!pages.has(page) || page.isConnected) return;
    if (userId === null || refusedIds.has(userId)) {
      pages.delete(page);
      listeners.onRefused();
    } else if (!offlineIds.has(userId)) {
      page.isConnected = true;
      listeners.onConnected();
    }
  };
  /** Connects after the caller is done, as a network would. */
  const establishSoon = (page: Page) => {
    queueMicrotask(() => establish(page));
  };

  const conversationOf = (conversationId: string, userId: number): Conversation => {
    const conversation = conversations.get(conversationId);
    if (conversation?.userIds.includes(userId) !== true) {
      throw new ChatError('closed', 'The conversation is closed');
    }
    return conversation;
  };
  const messageIn = ({ messages }: Conversation, id: string): ChatMessage => {
    const message = messages.find((one) => one.id === id);
    if (message === undefined) throw new ChatError('refused', 'The message is unknown');
    return message;
  };
  const store = (conversationId: string, senderId: number, sent: ChatDraft): ChatMessage => {
    const { messages, userIds } = conversationOf(conversationId, senderId);
    const draft = chatDraft.safeParse(sent);
    if (!draft.success) throw new ChatError('refused', draft.error.message);
    const known = [...conversations.values()]
      .flatMap((one) => one.messages)
      .find(({ id }) => id === sent.id);
    if (known !== undefined) {
      if (known.conversationId === conversationId && known.senderId === senderId) return known;
      throw new ChatError('refused', 'The id is taken');
    }
    const after = timeOf(messages.at(-1)?.sentAt) + 1;
    const sentAt = new Date(Math.max(after, now().getTime())).toISOString();
    const message = { ...draft.data, conversationId, senderId, sentAt };
    messages.push(message);
    tell(userIds, ({ onMessage }) => onMessage(message));
    return message;
  };
  const shown = (
    [id, { userIds, messages, readAt }]: [string, Conversation],
    userId: number,
  ): ChatConversation => {
    const otherId = userIds.find((one) => one !== userId) ?? userId;
    const ownReadAt = timeOf(readAt.get(userId));
    const isUnread = ({ senderId, sentAt }: ChatMessage) =>
      senderId === otherId && timeOf(sentAt) > ownReadAt;
    return {
      id,
      lastMessage: messages.at(-1) ?? null,
      unreadCount: messages.filter(isUnread).length,
      otherReadAt: readAt.get(otherId) ?? null,
    };
  };

  const connectionOf = (page: Page): ChatConnection => {
    const user = (): number => {
      if (page.isConnected && page.userId !== null) return page.userId;
      throw new ChatError('offline', 'The chat is not connected');
    };
    return {
      conversations: async () => {
        const userId = user();
        return [...conversations]
          .filter(([, { userIds }]) => userIds.includes(userId))
          .map((entry) => shown(entry, userId));
      },
      messages: async (conversationId, before) => {
        const conversation = conversationOf(conversationId, user());
        const { messages } = conversation;
        const end =
          before === undefined
            ? messages.length
            : messages.indexOf(messageIn(conversation, before));
        const start = Math.max(0, end - chatLimits.pageSize);
        return { messages: messages.slice(start, end), hasEarlier: start > 0 };
      },
      send: async (conversationId, draft) => {
        const userId = user();
        const reason = failure;
        failure = null;
        if (reason !== null) throw new ChatError(reason, 'The message was not stored');
        return store(conversationId, userId, draft);
      },
      markRead: async (conversationId, messageId) => {
        const userId = user();
        const conversation = conversationOf(conversationId, userId);
        const { sentAt: readAt } = messageIn(conversation, messageId);
        if (timeOf(readAt) <= timeOf(conversation.readAt.get(userId))) return;
        conversation.readAt.set(userId, readAt);
        tell(conversation.userIds, ({ onRead }) => onRead({ conversationId, userId, readAt }));
      },
      setTyping: (conversationId, isTyping) => {
        const { userId, isConnected } = page;
        const userIds: readonly number[] = conversations.get(conversationId)?.userIds ?? [];
        if (!isConnected || userId === null || !userIds.includes(userId)) return;
        const others = userIds.filter((one) => one !== userId);
        tell(others, ({ onTyping }) => onTyping(conversationId, isTyping));
      },
      signalCall: async (conversationId, callId, signal) => {
        const userId = user();
        const { userIds } = conversationOf(conversationId, userId);
        const call = { conversationId, callId, senderId: userId, signal };
        tell(userIds, ({ onCall }) => onCall(call));
      },
      close: () => {
        page.isConnected = false;
        pages.delete(page);
      },
    };
  };

  return {
    tokenOf,
    store,
    connect: (chatToken, listeners) => {
      const [, id] = /^chat-token-(\d+)$/.exec(chatToken) ?? [];
      const page = { userId: id === undefined ? null : Number(id), listeners, isConnected: false };
      pages.add(page);
      establishSoon(page);
      return connectionOf(page);
    },
    match: (matchId, userIds) => {
      conversations.set(conversationIdOf(matchId), { userIds, messages: [], readAt: new Map() });
    },
    unmatch: (matchId) => {
      const conversationId = conversationIdOf(matchId);
      const userIds = conversations.get(conversationId)?.userIds ?? [];
      conversations.delete(conversationId);
      tell(userIds, ({ onClosed }) => onClosed(conversationId));
    },
    setOnline: (userId, isOnline) => {
      if (!isOnline) {
        offlineIds.add(userId);
        disconnect(userId);
        return;
      }
      offlineIds.delete(userId);
      for (const page of pages) if (page.userId === userId) establishSoon(page);
    },
    refuse: (userId) => {
      refusedIds.add(userId);
      disconnect(userId);
      for (const page of pages) if (page.userId === userId) establishSoon(page);
    },
    failNextSend: (reason) => {
      failure = reason;
    },
  };
}
