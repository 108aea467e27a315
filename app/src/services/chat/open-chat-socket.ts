import {
  chatConversation,
  chatEvents,
  chatMessage,
  chatPage,
  chatReply,
} from '@perigee/domain/chat';
import { connectSocket } from '@perigee/api/socket';
import { ChatError, type ChatConnection, type ChatListeners } from './chat-service.ts';

/** The time that the provider gets to acknowledge a call, in milliseconds. */
const ACKNOWLEDGE_MS = 10_000;

/**
 * The waits before a connection that the server did not accept, or ended, is opened again, in milliseconds:
 * each is twice the one before. After a lost network socket.io itself connects again.
 */
const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;

/** A schema of received data. */
interface Schema<Data> {
  safeParse: (received: unknown) => { success: true; data: Data } | { success: false };
}

/** The error of a connection that the server did not accept. */
interface ConnectError extends Error {
  data?: { isRefused?: boolean };
}

const offline = () => new ChatError('offline', 'The chat is not connected');

/** Connects to the chat of the sandbox. */
export function openChatSocket(
  apiUrl: string,
  token: string,
  listeners: ChatListeners,
): ChatConnection {
  const socket = connectSocket(`${apiUrl}/chat`, token, {
    // The chat does not share the connection of the real-time channel, which ends by its own rules.
    forceNew: true,
    ackTimeout: ACKNOWLEDGE_MS,
  });
  let waitMs = FIRST_WAIT_MS;
  let reopening: ReturnType<typeof setTimeout> | undefined;
  let hasWarned = false;
  /** The ids of messages. The server repeats a message whose sender repeats it. */
  const heard = new Set<string>();

  /** Received data, or null and one warning if it is not of the schema. */
  const parsed = <Data>(schema: Schema<Data>, name: string, received: unknown): Data | null => {
    const result = schema.safeParse(received);
    if (result.success) return result.data;
    // oxlint-disable-next-line no-console -- it tells developers what their provider sends
    if (!hasWarned) console.warn(`The chat sent data of an unknown shape: ${name}`, received);
    hasWarned = true;
    return null;
  };
  const on = <Data>(
    name: keyof typeof chatEvents,
    schema: Schema<Data>,
    listener: (data: Data) => void,
  ) => {
    socket.on(name, (received: unknown) => {
      const data = parsed(schema, name, received);
      if (data !== null) listener(data);
    });
  };

  const reopen = () => {
    reopening = setTimeout(() => socket.connect(), waitMs);
    waitMs = Math.min(2 * waitMs, LONGEST_WAIT_MS);
  };
  socket.on('connect', () => {
    waitMs = FIRST_WAIT_MS;
    listeners.onConnected();
  });
  socket.on('disconnect', (reason) => {
    listeners.onDisconnected();
    // The next connection shows whether the token is the reason.
    if (reason === 'io server disconnect') reopen();
  });
  socket.on('connect_error', ({ data }: ConnectError) => {
    if (socket.active) return;
    if (data?.isRefused === true) listeners.onRefused();
    else reopen();
  });
  on('message', chatEvents.message, (message) => {
    if (heard.has(message.id)) return;
    heard.add(message.id);
    listeners.onMessage(message);
  });
  on('read', chatEvents.read, listeners.onRead);
  on('typing', chatEvents.typing, ({ conversationId, isTyping }) => {
    listeners.onTyping(conversationId, isTyping);
  });
  on('call', chatEvents.call, listeners.onCall);
  on('closed', chatEvents.closed, ({ conversationId }) => {
    listeners.onClosed(conversationId);
  });

  const acknowledged = async (name: string, input: object): Promise<unknown> => {
    // socket.io would keep the call for the next connection.
    if (!socket.connected) throw offline();
    try {
      return (await socket.emitWithAck(name, input)) as unknown;
    } catch {
      // A connection without answers is replaced, so that `onConnected` follows the error.
      if (socket.connected) socket.io.engine.close();
      throw offline();
    }
  };
  /** @throws a `ChatError`, also for a reply of an unknown shape */
  const call = async (name: string, input: object): Promise<unknown> => {
    const reply = parsed(chatReply, name, await acknowledged(name, input));
    if (reply === null) throw new ChatError('refused', 'The chat sent a reply of an unknown shape');
    if ('error' in reply) throw new ChatError(reply.error.reason, reply.error.message);
    return reply.data;
  };
  const load = async <Data>(name: string, input: object, schema: Schema<Data>): Promise<Data> => {
    const data = parsed(schema, name, await call(name, input));
    if (data === null) throw new ChatError('refused', 'The chat sent data of an unknown shape');
    return data;
  };

  return {
    conversations: () => load('conversations', {}, chatConversation.array()),
    messages: (conversationId, before) => load('messages', { conversationId, before }, chatPage),
    send: (conversationId, draft) => load('send', { conversationId, draft }, chatMessage),
    markRead: async (conversationId, messageId) => {
      await call('markRead', { conversationId, messageId });
    },
    setTyping: (conversationId, isTyping) => {
      if (socket.connected) socket.emit('typing', { conversationId, isTyping });
    },
    signalCall: async (conversationId, callId, signal) => {
      await call('call', { conversationId, callId, signal });
    },
    close: () => {
      clearTimeout(reopening);
      socket.off();
      socket.close();
    },
  };
}
