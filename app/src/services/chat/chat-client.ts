import {
  chatLimits,
  type ChatConversation,
  type ChatDraft,
  type ChatMessage,
  type ChatPage,
} from '@perigee/domain/chat';
import type { QueryClient } from '@tanstack/react-query';
import type { Clock } from '../clock.ts';
import { createChatCache, pageWith } from './chat-cache.ts';
import { ChatError, type ChatService } from './chat-service.ts';
import { createOutbox, type UnsentMessage } from './outbox.ts';
import { createRinging, type IncomingCall, type Ringing } from './ringing.ts';

/** The pause before a message is sent again that the provider found too fast, or did not confirm. Milliseconds. */
const RESEND_MS = 3000;

export interface ChatState {
  /** `refused`: the token does not sign in. */
  connection: 'connecting' | 'online' | 'offline' | 'refused';
  /** The conversations in which the other user types. */
  typing: ReadonlySet<string>;
  /** The conversations of matches that ended while the page was open. */
  ended: ReadonlySet<string>;
  /** What the provider has not stored yet, in the order of writing. */
  unsent: readonly UnsentMessage[];
  /** The unsent message whose reply is pending. */
  sendingId: string | null;
  /** The call that rings at the user, one at a time. */
  incomingCall: IncomingCall | null;
}

/** The chat of one signed-in user: the connection, and the messages that wait for it. */
export interface ChatClient {
  getState: () => ChatState;
  subscribe: (listener: () => void) => () => void;
  /** Called with every new message of another user. */
  onIncoming: (listener: (message: ChatMessage) => void) => () => void;
  conversations: () => Promise<ChatConversation[]>;
  messages: (conversationId: string, before?: string) => Promise<ChatPage>;
  /** Keeps the message until the provider has stored it, also beyond this page. */
  send: (conversationId: string, draft: Omit<ChatDraft, 'id'>) => void;
  /** Sends a message again that the provider refused. */
  retry: (id: string) => void;
  /** Gives up a message that the provider refused. */
  discard: (id: string) => void;
  /**
   * The user begins or stops typing. The other user hears of it until it stops: of one conversation at a time, as a
   * page shows one.
   */
  setTyping: (conversationId: string, isTyping: boolean) => void;
  /** Marks everything until the message as read. A failure is not shown: the next message marks again. */
  markRead: (conversationId: string, messageId: string) => void;
  /** The calls that ring. */
  calls: Pick<Ringing, 'ring' | 'stop' | 'setRoom'>;
  close: () => void;
}

export interface ChatClientOptions {
  service: ChatService;
  queryClient: QueryClient;
  /** Keeps the messages that are not sent. */
  storage: Storage;
  clock: Clock;
  userId: number;
  chatToken: string;
}

export function createChatClient(options: ChatClientOptions): ChatClient {
  const { service, queryClient, storage, clock, userId, chatToken } = options;
  const outbox = createOutbox(storage, userId);
  const cache = createChatCache(queryClient, userId);
  /** For each load of newest messages, what came meanwhile: the provider may have read them before. */
  const arrivals = new Set<ChatMessage[]>();
  const listeners = new Set<() => void>();
  const incoming = new Set<(message: ChatMessage) => void>();
  const typingTimers = new Map<string, ReturnType<typeof setTimeout>>();
  let resending: ReturnType<typeof setTimeout> | undefined;
  let reportingTyping: ReturnType<typeof setInterval> | undefined;
  let isSending = false;
  let state: ChatState = {
    connection: 'connecting',
    typing: new Set(),
    ended: new Set(),
    unsent: outbox.list(),
    sendingId: null,
    incomingCall: null,
  };

  const setState = (change: Partial<ChatState>) => {
    state = { ...state, ...change, unsent: outbox.list() };
    for (const listener of listeners) listener();
  };

  const add = (message: ChatMessage) => {
    cache.add(message);
    for (const arrived of arrivals) arrived.push(message);
  };

  const loadNewest = async (conversationId: string): Promise<ChatPage> => {
    const arrived: ChatMessage[] = [];
    arrivals.add(arrived);
    try {
      const page = await connection.messages(conversationId);
      return arrived
        .filter((message) => message.conversationId === conversationId)
        .reduce(pageWith, page);
    } finally {
      arrivals.delete(arrived);
    }
  };

  const showTyping = (conversationId: string, isTyping: boolean) => {
    clearTimeout(typingTimers.get(conversationId));
    if (isTyping) {
      const stop = () => showTyping(conversationId, false);
      typingTimers.set(conversationId, setTimeout(stop, chatLimits.typingShownMs));
    }
    if (state.typing.has(conversationId) === isTyping) return;
    const typing = new Set(state.typing);
    if (isTyping) typing.add(conversationId);
    else typing.delete(conversationId);
    setState({ typing });
  };

  const ringing = createRinging({
    userId,
    // A signal that does not arrive is sent again, or the call ends by itself.
    send: (...call) => void connection.signalCall(...call).catch(() => undefined),
    onChange: () => setState({ incomingCall: ringing.incoming() }),
  });

  const connection = service.connect(chatToken, {
    onConnected: () => {
      setState({ connection: 'online' });
      cache.invalidate();
      void sendAll();
    },
    onDisconnected: () => setState({ connection: 'offline', typing: new Set() }),
    onRefused: () => setState({ connection: 'refused' }),
    onMessage: (message) => {
      add(message);
      if (message.senderId === userId) return;
      showTyping(message.conversationId, false);
      for (const listener of incoming) listener(message);
    },
    onTyping: showTyping,
    onRead: cache.read,
    onCall: ringing.receive,
    onClosed: (conversationId) => {
      setState({ ended: new Set([...state.ended, conversationId]) });
      ringing.end(conversationId);
      cache.invalidate();
    },
  });

  /** Sends one message, and says whether the next one may follow at once. */
  const sendOne = async ({ conversationId, id, text, quote }: UnsentMessage): Promise<boolean> => {
    try {
      add(await connection.send(conversationId, { id, text, quote }));
      outbox.remove(id);
      return true;
    } catch (error) {
      const reason = error instanceof ChatError ? error.reason : 'refused';
      if (reason === 'offline' || reason === 'too-fast') {
        clearTimeout(resending);
        resending = setTimeout(() => void sendAll(), RESEND_MS);
        return false;
      }
      outbox.setFailed(id, true);
      return true;
    }
  };

  /** Sends what waits, one message after the other, so that the order is kept. */
  const sendAll = async () => {
    if (isSending) return;
    isSending = true;
    try {
      for (;;) {
        const next = outbox.list().find(({ failed }) => !failed);
        if (next === undefined || state.connection !== 'online') return;
        setState({ sendingId: next.id });
        if (!(await sendOne(next))) return;
      }
    } finally {
      isSending = false;
      setState({ sendingId: null });
    }
  };

  const onStorage = ({ storageArea }: StorageEvent) => {
    if (storageArea === storage) setState({});
  };
  addEventListener('storage', onStorage);

  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onIncoming: (listener) => {
      incoming.add(listener);
      return () => incoming.delete(listener);
    },
    conversations: () => connection.conversations(),
    messages: (conversationId, before) =>
      before === undefined
        ? loadNewest(conversationId)
        : connection.messages(conversationId, before),
    send: (conversationId, draft) => {
      const writtenAt = clock.now().toISOString();
      const id = crypto.randomUUID();
      outbox.add({ ...draft, id, conversationId, writtenAt, failed: false });
      setState({});
      void sendAll();
    },
    retry: (id) => {
      outbox.setFailed(id, false);
      setState({});
      void sendAll();
    },
    discard: (id) => {
      outbox.remove(id);
      setState({});
    },
    setTyping: (conversationId, isTyping) => {
      clearInterval(reportingTyping);
      const report = () => connection.setTyping(conversationId, isTyping);
      report();
      if (isTyping) reportingTyping = setInterval(report, chatLimits.typingRepeatMs);
    },
    markRead: (conversationId, messageId) => {
      connection.markRead(conversationId, messageId).catch(() => undefined);
    },
    calls: ringing,
    close: () => {
      removeEventListener('storage', onStorage);
      clearTimeout(resending);
      clearInterval(reportingTyping);
      for (const timer of typingTimers.values()) clearTimeout(timer);
      ringing.close();
      connection.close();
    },
  };
}
