import type { Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { createApp, type ProviderRoutes } from './app.ts';
import { advancingClock, steadyClock, type Clock } from './clock.ts';
import type { SandboxContext } from './context.ts';
import { createContext } from './create-context.ts';
import type { OpenDatabase } from './db/database.ts';
import { lastWriteAt } from './db/last-write.ts';
import { printable } from './http/printable.ts';
import { behindProxy } from './node/behind-proxy.ts';
import { listen } from './node/listen.ts';
import { openDatabase, type DatabaseOptions } from './node/open-database.ts';
import { pictureRoutes } from './node/pictures.ts';
import { scryptPasswords } from './node/scrypt-passwords.ts';
import { shareSockets } from './node/shared-sockets.ts';
import { sharpEncoding } from './node/sharp-encoding.ts';
import { socketChannel } from './node/socket-io.ts';
import { sweepRegularly } from './node/sweep-regularly.ts';
import type { Payments } from './payments/payments.ts';
import { simulatedPayments } from './payments/simulated/payments.ts';
import type { StripeOptions } from './payments/stripe/provider.ts';
import { secureRandom, type RandomBytes } from './random.ts';
import { seedOnce, type SeedSize } from './seed/seed.ts';

export { openScene, setUpState } from './states/provider-states.ts';
export type { Scene } from './states/scene.ts';
export type { SandboxContext } from './context.ts';

export interface SandboxOptions extends DatabaseOptions {
  /** 0, the default, selects any free port. */
  port?: number;
  host?: string;
  /** The address at which other machines reach the sandbox, if it is not the one it listens on. */
  publicUrl?: string | undefined;
  /** The address of the web product, into which mailed links lead. */
  webUrl?: string | undefined;
  /** Waitlist mode, which is part of the product's configuration. Off by default. */
  waitlistMode?: boolean;
  clock?: Clock;
  random?: RandomBytes;
  /** Enables the routes under /sandbox. */
  controls?: boolean;
  /** The amount of data that the first start seeds: false for none, true for full. */
  seed?: boolean | SeedSize;
  /** Payments through Stripe; without it, a simulated provider accepts test cards. */
  stripe?: StripeOptions | undefined;
  /**
   * Takes the client's address from the last entry of X-Forwarded-For. Use it only behind a proxy
   * that sets the header: otherwise every client can choose an address.
   */
  trustProxy?: boolean;
  /** Receives lines to print. */
  log?: (line: string) => void;
}

export interface Sandbox {
  url: string;
  context: SandboxContext;
  /** Closes connections and database, after all writes. */
  stop: () => Promise<void>;
}

const DEFAULT_WEB_URL = 'http://localhost:5173';

/** The time that pending requests get when the sandbox stops. */
const STOP_GRACE_MS = 2000;

/**
 * Starts the sandbox, a fake product API, in this process.
 *
 * @throws if the port is taken, the data folder is in use, or the database cannot be reached
 */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const { host = '127.0.0.1', seed = true, waitlistMode = false, log = () => undefined } = options;
  const { databaseUrl } = options;
  const ready = Promise.withResolvers<Hono>();
  const onRequest = getRequestListener(async (request, connection) =>
    (await ready.promise).fetch(
      request,
      options.trustProxy === true ? behindProxy(request, connection) : connection,
    ),
  );

  const shared = databaseUrl === undefined ? undefined : await shareSockets(databaseUrl, log);
  // The port comes first: a second start by mistake must fail before it touches the first one's data.
  const { http, port } = await listen(options.port ?? 0, host, (request, response) => {
    void onRequest(request, response);
  });
  const url = `http://${host === '0.0.0.0' ? 'localhost' : host}:${port}`;
  const channel = socketChannel(http, shared);

  let database: OpenDatabase | undefined;
  try {
    database = await openDatabase(options);
    shared?.open();
    // A clock that was set back meanwhile would lengthen every limit and code by as much.
    const earliest = await lastWriteAt(database.db);
    const clock = advancingClock(options.clock ?? steadyClock(undefined, undefined, earliest));
    const random = options.random ?? secureRandom;
    const publicUrl = options.publicUrl ?? url;
    const ports = { db: database.db, clock: clock.now, random };
    const provider = await openProvider(options.stripe, ports, publicUrl);
    const context = await createContext({
      ...ports,
      payments: provider.payments,
      passwords: scryptPasswords(random),
      encodeImage: sharpEncoding,
      realtime: channel.realtime,
      chat: channel.chat,
      video: channel.video,
      settings: {
        publicUrl,
        webUrl: options.webUrl ?? DEFAULT_WEB_URL,
        waitlistMode,
        storage: databaseUrl === undefined ? options.dataDir : undefined,
      },
      log,
      onSent: ({ to, text }) => {
        log(printable(`To ${to}: ${text}`));
      },
      ...(options.controls === true && { controls: clock }),
    });
    if (seed !== false) await seedOnce(context, seed === true ? 'full' : seed);

    const { close } = database;
    channel.open(context);
    const sweeping = sweepRegularly(context);
    const app = createApp(context, provider.routes);
    ready.resolve(new Hono().route('/', pictureRoutes()).mount('/', app.fetch));
    return {
      url,
      context,
      stop: async () => {
        await sweeping.stop();
        await closeServer(http, channel.close);
        await close();
      },
    };
  } catch (error) {
    await closeServer(http, channel.close);
    await database?.close();
    throw error;
  }
}

/** The payments provider, and its routes if they are not the simulated ones. */
async function openProvider(
  stripe: StripeOptions | undefined,
  ports: Pick<SandboxContext, 'db' | 'clock' | 'random'>,
  publicUrl: string,
): Promise<{ payments: Payments; routes?: ProviderRoutes }> {
  if (stripe === undefined) return { payments: simulatedPayments(ports, publicUrl) };
  // The import is here because few sandboxes need the library.
  const { stripeProvider } = await import('./payments/stripe/provider.ts');
  return stripeProvider(stripe, { publicUrl, clock: ports.clock });
}

async function closeServer(http: Server, close: () => Promise<void>): Promise<void> {
  const impatience = setTimeout(() => {
    http.closeAllConnections();
  }, STOP_GRACE_MS);
  await close();
  clearTimeout(impatience);
}
