import type { ChatService } from './chat-service.ts';
import { loadedChat } from './loaded-chat.ts';

/** The chat of the sandbox, on the origin of the product API. */
export const sandboxChat = (apiUrl: string): ChatService =>
  loadedChat(async () => {
    const { openChatSocket } = await import('./open-chat-socket.ts');
    return (...session) => openChatSocket(apiUrl, ...session);
  });
