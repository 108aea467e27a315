import { messages } from '@perigee/domain';
import type { DefaultEventsMap, Namespace, Server, Socket } from 'socket.io';
import type { SandboxContext } from '../context.ts';

/** The user of a connection, and when it ends by itself, if it does. */
interface SignedIn {
  userId: number;
  expiresAt: Date | null;
}

type SignedInSocket<Session> = Socket<
  DefaultEventsMap,
  DefaultEventsMap,
  DefaultEventsMap,
  Session
>;

interface NamespaceOptions<Session extends SignedIn> {
  name: string;
  /** Resolves when connections can be accepted. Before, every connection waits. */
  opened: Promise<SandboxContext>;
  /** The session of the token that a connection begins with, or null. */
  sessionOf: (context: SandboxContext, token: string) => Promise<Session | null>;
  onConnection?: (socket: SignedInSocket<Session>) => void;
  /** Tells a connection why it is closed, whose session ended while it was admitted. */
  onEnded?: (socket: SignedInSocket<Session>) => void;
}

/** A namespace whose connections are those of signed-in users. */
export interface SignedInNamespace {
  isOpen: (userId: number) => boolean;
  /** Sends an event to all connections of some users. */
  emit: (userIds: readonly number[], event: string, ...data: unknown[]) => void;
  /** Closes all connections of a user. */
  end: (userId: number) => void;
}

const roomOf = (userId: number) => `user:${userId}`;

/** Opens a namespace that admits a connection only with a valid token, and for as long as it is valid. */
export function signedInNamespace<Session extends SignedIn>(
  io: Server,
  { name, opened, sessionOf, onConnection, onEnded }: NamespaceOptions<Session>,
): SignedInNamespace {
  const namespace: Namespace<DefaultEventsMap, DefaultEventsMap, DefaultEventsMap, Session> =
    io.of(name);

  const refusal = async (socket: SignedInSocket<Session>): Promise<Error | undefined> => {
    const token: unknown = socket.handshake.auth['token'];
    const context = await opened;
    const session = typeof token === 'string' ? await sessionOf(context, token) : null;
    // The data tells a page that the token is the reason, and not a crash, after which it may try again.
    if (session === null) {
      return Object.assign(new Error(messages.signInAgain), { data: { isRefused: true } });
    }
    Object.assign(socket.data, session);
    return undefined;
  };
  const admit = async (socket: SignedInSocket<Session>, next: (error?: Error) => void) => {
    try {
      next(await refusal(socket));
    } catch (error) {
      next(new Error(messages.crash, { cause: error }));
    }
  };
  namespace.use((socket, next) => void admit(socket, next));

  /** Closes the connection when its session expires. */
  const endWithSession = async (socket: SignedInSocket<Session>) => {
    const { expiresAt } = socket.data;
    if (expiresAt === null) return;
    const { clock } = await opened;
    const leftMs = expiresAt.getTime() - clock().getTime();
    const end = setTimeout(() => socket.disconnect(true), leftMs);
    socket.on('disconnect', () => {
      clearTimeout(end);
    });
  };
  /** Closes the connection if its session ended after it was checked and before the room was joined. */
  const endIfEnded = async (socket: SignedInSocket<Session>) => {
    try {
      if ((await refusal(socket)) === undefined) return;
      onEnded?.(socket);
    } catch {
      // A page whose session cannot be checked connects again.
    }
    socket.disconnect(true);
  };
  namespace.on('connection', (socket) => {
    void socket.join(roomOf(socket.data.userId));
    onConnection?.(socket);
    void endWithSession(socket);
    void endIfEnded(socket);
  });

  return {
    isOpen: (userId) => namespace.adapter.rooms.has(roomOf(userId)),
    emit: (userIds, event, ...data) => {
      // Without a room the event would go to all users.
      if (userIds.length > 0) namespace.to(userIds.map(roomOf)).emit(event, ...data);
    },
    end: (userId) => {
      namespace.in(roomOf(userId)).disconnectSockets(true);
    },
  };
}
