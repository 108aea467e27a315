import { loadAgain } from '../load-again.ts';
import { ChatError, type ChatConnection, type ChatService } from './chat-service.ts';

/**
 * A provider whose code is loaded with the first connection, because most visits have none.
 *
 * @param load resolves with what connects
 */
export function loadedChat(load: () => Promise<ChatService['connect']>): ChatService {
  return {
    connect: (chatToken, listeners) => {
      let opened: ChatConnection | null = null;
      const stop = loadAgain(load, (connect) => {
        opened = connect(chatToken, listeners);
      });

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
