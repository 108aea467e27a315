import type { Server as HttpServer } from 'node:http';
import { messages } from '@perigee/domain';
import { Server, type DefaultEventsMap, type Namespace, type Socket } from 'socket.io';
import type { SandboxContext } from '../context.ts';
import { sessionOfToken } from '../auth/authenticate.ts';
import { ME_NAMESPACE, type MeEvents, type Realtime } from '../realtime/realtime.ts';

interface Owner {
  userId: number;
  /** The end of the session that opened the connection. */
  expiresAt: Date;
}

type MeNamespace = Namespace<DefaultEventsMap, MeEvents, DefaultEventsMap, Owner>;
type MeSocket = Socket<DefaultEventsMap, MeEvents, DefaultEventsMap, Owner>;

const roomOf = (userId: number) => `user:${userId}`;

/** The real-time channel over socket.io, on the sandbox's own HTTP server. */
export interface SocketChannel {
  realtime: Realtime;
  /** Accepts connections. Before this call every connection waits. */
  open: (context: SandboxContext) => void;
  close: () => Promise<void>;
}

/** Puts the channel on `http`. Closing it closes `http` too. */
export function socketChannel(http: HttpServer): SocketChannel {
  const io = new Server(http, { cors: { origin: '*' } });
  const me: MeNamespace = io.of(ME_NAMESPACE);

  const opened = Promise.withResolvers<SandboxContext>();
  const refusal = async (socket: MeSocket): Promise<Error | undefined> => {
    const token: unknown = socket.handshake.auth['token'];
    const context = await opened.promise;
    const session = typeof token === 'string' ? await sessionOfToken(context, token) : null;
    if (session === null) return new Error(messages.signInAgain);
    Object.assign(socket.data, session);
    return undefined;
  };
  const admit = async (socket: MeSocket, next: (error?: Error) => void) => {
    try {
      next(await refusal(socket));
    } catch (error) {
      next(new Error(messages.crash, { cause: error }));
    }
  };
  me.use((socket, next) => void admit(socket, next));
  /** Closes the connection when its session expires. */
  const endWithSession = async (socket: MeSocket) => {
    const { clock } = await opened.promise;
    const leftMs = socket.data.expiresAt.getTime() - clock().getTime();
    const end = setTimeout(() => socket.disconnect(true), leftMs);
    socket.on('disconnect', () => {
      clearTimeout(end);
    });
  };
  /** Closes the connection if its session ended after it was checked and before the room was joined. */
  const endIfEnded = async (socket: MeSocket) => {
    if ((await refusal(socket)) !== undefined) socket.disconnect(true);
  };
  me.on('connection', (socket) => {
    void socket.join(roomOf(socket.data.userId));
    void endWithSession(socket);
    void endIfEnded(socket);
  });

  return {
    realtime: {
      isOpen: (userId) => me.adapter.rooms.has(roomOf(userId)),
      end: (userId) => {
        me.in(roomOf(userId)).disconnectSockets(true);
      },
      profileUpdate: (userId, user) => {
        me.to(roomOf(userId)).emit('profileUpdate', user);
      },
      featuresUpdate: (userId, features) => {
        me.to(roomOf(userId)).emit('featuresUpdate', features);
      },
    },
    open: (context) => {
      opened.resolve(context);
    },
    close: () => io.close(),
  };
}
