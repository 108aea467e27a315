import { createMemoryConnections, type MemoryConnections } from '../realtime/memory-connections.ts';
import type { ChatChannel, ChatEvent } from './chat-channel.ts';

/** A chat whose connections are in the same process. */
export interface MemoryChatChannel {
  chat: ChatChannel;
  connections: MemoryConnections<ChatEvent>;
}

/** @param onStored called after each change of what is stored */
export function createMemoryChatChannel(onStored: () => void): MemoryChatChannel {
  const connections = createMemoryConnections<ChatEvent>();
  return {
    connections,
    chat: {
      emit: (userIds, ...event) => {
        for (const userId of userIds) {
          for (const { receive } of connections.of(userId)) receive(...event);
        }
        if (event[0] !== 'typing' && event[0] !== 'call') onStored();
      },
      end: (userId) => {
        for (const { close } of connections.of(userId)) close();
      },
    },
  };
}
