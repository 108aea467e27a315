import { ChatError, type ChatConnection, type ChatService } from './chat-service.ts';

/** The waits before the code is requested again, in milliseconds: each is twice the one before. */
const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;

/**
 * The chat of the sandbox, on the origin of the product API. The code of its connection is loaded with the
 * first connection, because most visits have none.
 */
export function sandboxChat(apiUrl: string): ChatService {
  return {
    connect: (chatToken, listeners) => {
      let opened: ChatConnection | null = null;
      let isClosed = false;
      let retry: ReturnType<typeof setTimeout> | undefined;

      const open = async (waitMs: number): Promise<void> => {
        try {
          const { openChatSocket } = await import('./open-chat-socket.ts');
          if (!isClosed) opened = openChatSocket(apiUrl, chatToken, listeners);
        } catch {
          if (isClosed) return;
          retry = setTimeout(() => void open(Math.min(2 * waitMs, LONGEST_WAIT_MS)), waitMs);
        }
      };
      void open(FIRST_WAIT_MS);

      const connection = (): ChatConnection => {
        if (opened === null) throw new ChatError('offline', 'The chat is not connected yet');
        return opened;
      };
      return {
        conversations: async () => connection().conversations(),
        messages: async (...page) => connection().messages(...page),
        send: async (...message) => connection().send(...message),
        markRead: async (...mark) => connection().markRead(...mark),
        signalCall: async (...call) => connection().signalCall(...call),
        setTyping: (...typing) => opened?.setTyping(...typing),
        close: () => {
          isClosed = true;
          clearTimeout(retry);
          opened?.close();
        },
      };
    },
  };
}
