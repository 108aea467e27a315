import type { Server as HttpServer } from 'node:http';
import { Server } from 'socket.io';
import type { ChatChannel } from '../chat/chat-channel.ts';
import type { SandboxContext } from '../context.ts';
import type { Realtime } from '../realtime/realtime.ts';
import type { VideoChannel } from '../video/video-channel.ts';
import { chatNamespace } from './chat-namespace.ts';
import { meNamespace } from './me-namespace.ts';
import type { SharedSockets } from './shared-sockets.ts';
import { videoNamespace } from './video-namespace.ts';

/** The real-time channel, the chat and the signalling of video over socket.io, on the sandbox's own HTTP server. */
export interface SocketChannel {
  realtime: Realtime;
  chat: ChatChannel;
  video: VideoChannel;
  /** Accepts connections. Before this call every connection waits. */
  open: (context: SandboxContext) => void;
  close: () => Promise<void>;
}

/**
 * Puts the channels on `http`. Closing them closes `http` too.
 *
 * @param shared shares them with other sandboxes
 */
export function socketChannel(http: HttpServer, shared?: SharedSockets): SocketChannel {
  const io = new Server(http, { cors: { origin: '*' } });
  shared?.join(io);
  const opened = Promise.withResolvers<SandboxContext>();
  const realtime = meNamespace(io, opened.promise);
  return {
    // The page may be open at another sandbox, and asking all of them would take longer than to load its data.
    realtime: shared === undefined ? realtime : { ...realtime, isOpen: () => true },
    chat: chatNamespace(io, opened.promise, shared),
    video: videoNamespace(io, opened.promise),
    open: opened.resolve,
    close: async () => {
      await io.close();
      await shared?.close();
    },
  };
}
