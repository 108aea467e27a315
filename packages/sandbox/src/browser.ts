import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { http, ws, type HttpHandler, type WebSocketHandler } from 'msw';
import type { WebSocketHandlerConnection } from 'msw';
import { createApp } from './app.ts';
import { advancingClock, steadyClock, type Clock } from './clock.ts';
import { createContext } from './create-context.ts';
import { schema } from './db/database.ts';
import { withReadCache } from './db/read-cache.ts';
import { createMemoryChatChannel } from './chat/memory-chat-channel.ts';
import type { Message, SentMessage } from './outbox/outbox.ts';
import { simulatedPayments } from './payments/simulated/payments.ts';
import { secureRandom, type RandomBytes } from './random.ts';
import { createMemoryRealtime } from './realtime/memory-realtime.ts';
import { ownerOfPhone } from './auth/phone-owner.ts';
import { canvasEncoding } from './browser/canvas-encoding.ts';
import { migrate } from './browser/migrate.ts';
import { pbkdf2Passwords } from './browser/pbkdf2-passwords.ts';
import { tabNamespaces } from './browser/tab-namespaces.ts';
import { answerSocketIo } from './realtime/socket-io-connection.ts';
import { demoAccounts } from './seed/demo-accounts.ts';
import { seedOnce } from './seed/seed.ts';
import { NO_VIDEO } from './video/video-channel.ts';

export { fixedRandom } from './random.ts';
export { demoAccounts, type DemoAccount } from './seed/demo-accounts.ts';
export type { SentMessage } from './outbox/outbox.ts';

export interface BrowserSandboxOptions {
  /** The data of an earlier sandbox, from its `dump`. A new world without it. */
  data?: Blob | undefined;
  /** The clock, which advances only if this function's result does. */
  now?: Clock;
  /** Fixed bytes give fixed codes. */
  random?: RandomBytes;
  /** The prefix of pictures' paths; empty if the page itself serves /pictures. */
  publicUrl?: string;
  /** The prefix of paths of links into the web product; empty for the page's own address. */
  webUrl?: string;
  /** False for a world without users. */
  seed?: boolean;
  /** Waitlist mode, which is part of the product's configuration. Off by default. */
  waitlistMode?: boolean;
  /** Called with each message that is put into the outbox. */
  onSent?: (message: Message) => void;
  /** Called when the chat has stored a message or a read mark. */
  onChatStored?: () => void;
}

export interface BrowserSandbox {
  /** Answers as the product API would. It reads only path, method, headers and body. */
  fetch: (request: Request) => Promise<Response>;
  /** Accepts a WebSocket that MSW intercepted, and speaks socket.io to it. */
  onSocket: (connection: Pick<WebSocketHandlerConnection, 'client'>) => void;
  /** The sent messages, the newest first, to all receivers or to one. */
  outbox: (to?: string) => Promise<SentMessage[]>;
  /**
   * A session for the account of a phone.
   * @throws if no account has the phone
   */
  tokenOf: (phone: string) => Promise<string>;
  /** Sends a request as the demo's admin. `path` begins with a slash. */
  asAdmin: (path: string, init?: RequestInit) => Promise<Response>;
  advanceClock: (seconds: number) => void;
  stop: () => Promise<void>;
  /** All data, as a file that a later sandbox starts with. */
  dump: () => Promise<Blob>;
}

const [, , demoAdmin] = demoAccounts;

/** A crash is answered like any other; this also raises the error in the tab, so that it is noticed. */
const throwOutside = (line: string) => {
  queueMicrotask(() => {
    throw new Error(line);
  });
};

/**
 * Starts the sandbox inside this tab: the same code as on a server, on a PostgreSQL in memory, with
 * a small world. Takes a second or two.
 */
export async function createBrowserSandbox(
  options: BrowserSandboxOptions = {},
): Promise<BrowserSandbox> {
  const client = await PGlite.create({ loadDataDir: options.data });
  await migrate(client);
  const clock = advancingClock(options.now ?? steadyClock());
  const { realtime, connections } = createMemoryRealtime();
  const { chat, connections: chatConnections } = createMemoryChatChannel(
    options.onChatStored ?? (() => undefined),
  );
  const random = options.random ?? secureRandom;
  const publicUrl = options.publicUrl ?? '';
  const ports = { db: drizzle(withReadCache(client), { schema }), clock: clock.now, random };
  const context = await createContext({
    ...ports,
    payments: simulatedPayments(ports, publicUrl),
    passwords: pbkdf2Passwords(random),
    encodeImage: canvasEncoding,
    realtime,
    chat,
    video: NO_VIDEO,
    settings: {
      publicUrl,
      webUrl: options.webUrl ?? '',
      waitlistMode: options.waitlistMode ?? false,
    },
    log: throwOutside,
    ...(options.onSent !== undefined && { onSent: options.onSent }),
  });
  if (options.seed !== false) await seedOnce(context, 'small');

  const app = createApp(context);
  const namespaces = tabNamespaces(context, connections, chatConnections);
  const fetch = async (request: Request) => app.fetch(request);
  const tokenOf = async (phone: string) => {
    const owner = await ownerOfPhone(context.db, phone);
    if (owner === undefined) throw new Error(`No account has the phone ${phone}.`);
    return context.tokens.session(owner.id, owner);
  };
  return {
    fetch,
    onSocket: (connection) => {
      answerSocketIo(connection, namespaces);
    },
    outbox: context.outbox.read,
    tokenOf,
    asAdmin: async (path, init) => {
      const request = new Request(new URL(path, 'http://sandbox'), init);
      request.headers.set('authorization', `Bearer ${await tokenOf(demoAdmin.phone)}`);
      return fetch(request);
    },
    advanceClock: clock.advance,
    stop: () => client.close(),
    dump: () => client.dumpDataDir('gzip'),
  };
}

/**
 * MSW handlers that let a sandbox answer every request and every socket to `baseUrl`.
 *
 * @param baseUrl origin of the product API, such as http://localhost:4010
 */
export function sandboxHandlers(
  sandbox: Pick<BrowserSandbox, 'fetch' | 'onSocket'>,
  baseUrl: string,
): [HttpHandler, HttpHandler, WebSocketHandler] {
  return [
    http.all(`${baseUrl}/*`, ({ request }) => sandbox.fetch(request)),
    // Uploaded pictures have paths under the page's own address, like the seeded ones.
    http.get('/media/:file', ({ request }) => sandbox.fetch(request)),
    ws.link(baseUrl.replace(/^http/, 'ws')).addEventListener('connection', (connection) => {
      sandbox.onSocket(connection);
    }),
  ];
}
