import { loadAgain } from '../load-again.ts';
import { ChatError, type ChatConnection, type ChatService } from './chat-service.ts';

/**
 * The chat of the sandbox, on the origin of the product API. The code of its connection is loaded with the
 * first connection, because most visits have none.
 */
export function sandboxChat(apiUrl: string): ChatService {
  return {
    connect: (chatToken, listeners) => {
      let opened: ChatConnection | null = null;
      const stop = loadAgain(
        () => import('./open-chat-socket.ts'),
        ({ openChatSocket }) => {
          opened = openChatSocket(apiUrl, chatToken, listeners);
        },
      );

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
          stop();
          opened?.close();
        },
      };
    },
  };
}
