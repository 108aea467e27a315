import { messages } from '@perigee/domain';
import type { WebSocketHandlerConnection } from 'msw';
import { Decoder, Encoder, PacketType, type Packet } from 'socket.io-parser';
import type { Connection } from './memory-connections.ts';

/** The types of engine.io's packets that pages send and read. */
const OPEN = '0';
const MESSAGE = '4';

/** An interval so long that the server never pings a page. */
const PING_MS = 24 * 60 * 60 * 1000;

/** The id of the connection in the protocol; no code reads it. */
const SID = 'in-this-tab';

/** A namespace of signed-in users. */
export interface TabNamespace {
  /** The user of the token that a connection begins with, or null. */
  userOf: (token: string) => Promise<number | null>;
  /** @returns the function that unsubscribes */
  subscribe: (userId: number, connection: Connection<unknown[]>) => () => void;
  /** The acknowledgement of a page's event. Without it events of pages are ignored. */
  answer?: (userId: number, event: string, input: unknown) => Promise<unknown>;
}

/** A connection of a page to one namespace. */
interface Joined {
  userId: number;
  leave: () => void;
}

/**
 * Speaks socket.io (engine.io 4, text packets) to one page over a WebSocket that MSW intercepted.
 *
 * @param namespaces by their names
 */
export function answerSocketIo(
  { client }: Pick<WebSocketHandlerConnection, 'client'>,
  namespaces: Readonly<Record<string, TabNamespace>>,
): void {
  const encoder = new Encoder();
  const decoder = new Decoder();
  const joined = new Map<string, Joined>();
  let closed = false;

  const write = (packet: Packet) => {
    for (const part of encoder.encode(packet)) client.send(`${MESSAGE}${String(part)}`);
  };
  const refuse = (nsp: string, message: string, data?: { isRefused: boolean }) => {
    write({ type: PacketType.CONNECT_ERROR, nsp, data: { message, ...(data && { data }) } });
  };
  const leave = (nsp: string) => {
    joined.get(nsp)?.leave();
    joined.delete(nsp);
  };
  const disconnect = (nsp: string) => {
    write({ type: PacketType.DISCONNECT, nsp });
    leave(nsp);
  };

  const greet = async ({ nsp, data }: Packet) => {
    const namespace = namespaces[nsp];
    if (namespace === undefined) {
      refuse(nsp, 'Invalid namespace');
      return;
    }
    const { token } = (data ?? {}) as { token?: unknown };
    const userId = typeof token === 'string' ? await namespace.userOf(token) : null;
    if (userId === null) {
      refuse(nsp, messages.signInAgain, { isRefused: true });
      return;
    }
    if (closed) return;
    leave(nsp);
    const unsubscribe = namespace.subscribe(userId, {
      receive: (...event) => {
        write({ type: PacketType.EVENT, nsp, data: event });
      },
      close: () => {
        disconnect(nsp);
      },
    });
    joined.set(nsp, { userId, leave: unsubscribe });
    write({ type: PacketType.CONNECT, nsp, data: { sid: SID } });
  };

  const answerEvent = async ({ nsp, data, id }: Packet) => {
    const connection = joined.get(nsp);
    const answer = namespaces[nsp]?.answer;
    if (connection === undefined || answer === undefined) return;
    const [event, input] = data as [string, unknown];
    try {
      const reply = await answer(connection.userId, event, input);
      const isAwaited = id !== undefined && joined.get(nsp) === connection;
      if (isAwaited) write({ type: PacketType.ACK, nsp, id, data: [reply] });
    } catch (error) {
      disconnect(nsp);
      throw error;
    }
  };

  decoder.on('decoded', (packet: Packet) => {
    if (packet.type === PacketType.CONNECT) void greet(packet);
    if (packet.type === PacketType.EVENT) void answerEvent(packet);
    if (packet.type === PacketType.DISCONNECT) leave(packet.nsp);
  });
  client.addEventListener('message', ({ data }) => {
    if (typeof data === 'string' && data.startsWith(MESSAGE)) {
      decoder.add(data.slice(MESSAGE.length));
    }
  });
  client.addEventListener('close', () => {
    closed = true;
    for (const nsp of joined.keys()) leave(nsp);
  });

  const hello = {
    sid: SID,
    upgrades: [],
    pingInterval: PING_MS,
    pingTimeout: PING_MS,
    maxPayload: 1e6,
  };
  client.send(OPEN + JSON.stringify(hello));
}
