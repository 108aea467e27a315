import { afterEach, expect, it, vi } from 'vitest';
import { openTwilioChat } from './open-twilio-chat.ts';

/** A socket of servers that reject every token. */
class RejectingSocket {
  static opened: RejectingSocket[] = [];
  /** The methods of the protocol that the library has called. */
  readonly methods: string[] = [];
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: ArrayBuffer }) => void) | null = null;
  readonly url: string;

  constructor(url: string) {
    this.url = url;
    RejectingSocket.opened.push(this);
    setTimeout(() => {
      this.readyState = 1;
      this.onopen?.();
    }, 0);
  }

  /** Replies to a packet: a line with the size of its header, and the header as JSON. */
  send(packet: Uint8Array) {
    const [line = '', rest = ''] = new TextDecoder().decode(packet).split(/\r\n(.*)/s);
    const size = Number(line.split(' ')[2]);
    const { id, method } = JSON.parse(rest.slice(0, size)) as { id: string; method: string };
    this.methods.push(method);
    if (method !== 'init') return;
    const status = { code: 401, status: 'UNAUTHORIZED', errorCode: 20_101 };
    const header = JSON.stringify({ method: 'reply', id, payload_size: 0, status });
    const reply = new TextEncoder().encode(`TWILSOCK V3.0 ${header.length}\r\n${header}\r\n`);
    setTimeout(() => this.onmessage?.({ data: reply.buffer }), 0);
  }

  close() {
    this.readyState = 3;
  }
}

afterEach(() => vi.unstubAllGlobals());

it('hears from the library itself that a token is refused, by the only address it calls', async () => {
  vi.stubGlobal('WebSocket', RejectingSocket);
  const onRefused = vi.fn<() => void>();
  const nothing = () => undefined;
  const connection = openTwilioChat('ie1', 'a.b.c', {
    onConnected: nothing,
    onDisconnected: nothing,
    onRefused,
    onMessage: nothing,
    onTyping: nothing,
    onRead: nothing,
    onCall: nothing,
    onClosed: nothing,
  });
  await expect.poll(() => onRefused).toHaveBeenCalledTimes(1);
  await expect(connection.conversations()).rejects.toMatchObject({ reason: 'offline' });
  expect(RejectingSocket.opened.map(({ url }) => url)).toEqual([
    'wss://tsock.ie1.twilio.com/v3/wsconnect',
  ]);
  expect(RejectingSocket.opened[0]?.methods).toEqual(['init', 'close']);
});
