import { messages } from '@perigee/domain';
import type { WebSocketHandlerConnection } from 'msw';
import { Decoder, Encoder, PacketType, type Packet } from 'socket.io-parser';
import type { MemoryRealtime } from './memory-realtime.ts';
import { ME_NAMESPACE } from './realtime.ts';

/** The types of engine.io's packets that pages send and read. */
const OPEN = '0';
const MESSAGE = '4';

/** An interval so long that the server never pings a page. */
const PING_MS = 24 * 60 * 60 * 1000;

/** The id of the connection in the protocol; no code reads it. */
const SID = 'in-this-tab';

/**
 * Speaks socket.io (engine.io 4, text packets) to one page over a WebSocket that MSW intercepted,
 * for the namespace /users/me alone. Packets of a page after its connection request are ignored,
 * except for a disconnect.
 *
 * @param personOf the user of a handshake's token, or null
 */
export function answerSocketIo(
  { client }: Pick<WebSocketHandlerConnection, 'client'>,
  subscribe: MemoryRealtime['subscribe'],
  personOf: (token: string) => Promise<number | null>,
): void {
  const encoder = new Encoder();
  const decoder = new Decoder();
  let unsubscribe: () => void = () => undefined;
  let closed = false;

  const write = (packet: Packet) => {
    for (const part of encoder.encode(packet)) client.send(`${MESSAGE}${String(part)}`);
  };
  const refuse = (nsp: string, message: string) => {
    write({ type: PacketType.CONNECT_ERROR, nsp, data: { message } });
  };

  const greet = async ({ nsp, data }: Packet) => {
    if (nsp !== ME_NAMESPACE) {
      refuse(nsp, 'Invalid namespace');
      return;
    }
    const { token } = (data ?? {}) as { token?: unknown };
    const userId = typeof token === 'string' ? await personOf(token) : null;
    if (userId === null) {
      refuse(nsp, messages.signInAgain);
      return;
    }
    if (closed) return;
    unsubscribe();
    unsubscribe = subscribe(userId, {
      receive: (...event) => {
        write({ type: PacketType.EVENT, nsp, data: event });
      },
      close: () => {
        write({ type: PacketType.DISCONNECT, nsp });
        unsubscribe();
      },
    });
    write({ type: PacketType.CONNECT, nsp, data: { sid: SID } });
  };

  decoder.on('decoded', (packet: Packet) => {
    if (packet.type === PacketType.CONNECT) void greet(packet);
    if (packet.type === PacketType.DISCONNECT) unsubscribe();
  });
  client.addEventListener('message', ({ data }) => {
    if (typeof data === 'string' && data.startsWith(MESSAGE)) {
      decoder.add(data.slice(MESSAGE.length));
    }
  });
  client.addEventListener('close', () => {
    closed = true;
    unsubscribe();
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
