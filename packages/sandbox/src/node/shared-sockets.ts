import pg from 'pg';
import type { Server } from 'socket.io';

/** The table of events that are too long for a notification. The adapter deletes them. */
const TABLE = 'socket_io_attachments';

/** Makes the table, which is the adapter's and none of the product's. */
export const SHARED_SOCKETS_TABLE = `create table if not exists ${TABLE} (
  id bigserial unique, created_at timestamptz default now(), payload bytea
)`;

/** PostgreSQL refuses a notification of 8000 bytes, which the adapter would send. */
const LONGEST_NOTIFICATION = 7999;

/** Shares the events of the sockets between all sandboxes on one PostgreSQL. */
export interface SharedSockets {
  /** Shares those of a server. Call it before its first connection. */
  join: (server: Server) => void;
  /** Begins to send and to listen. Before this call everything waits. */
  open: () => void;
  /** Resolves once all others can hear what was emitted before. @throws if a part of it was not sent */
  sent: () => Promise<void>;
  /** Sends what waits, and disconnects. Call it after the server was closed. */
  close: () => Promise<void>;
}

/** @param log receives a line about each failure */
export async function shareSockets(
  connectionString: string,
  log: (line: string) => void,
): Promise<SharedSockets> {
  // The import is here because a sandbox with an embedded database is alone on it.
  const { createAdapter } = await import('@socket.io/postgres-adapter');
  const opened = Promise.withResolvers<void>();
  let isOpen = false;
  let isClosed = false;
  let listening: pg.Client | undefined;
  const pages = new Set<{ close: () => void }>();
  const report = (error: Error) => {
    if (!isClosed) log(`The connection with other sandboxes: ${error.message}`);
  };

  // A single connection sends, so that events arrive in the order in which they were sent.
  const sending = new pg.Pool({ connectionString, max: 1 });
  sending.on('error', report);
  const unsent = new Set<Promise<unknown>>();
  const query = (text: string, values?: unknown[]) => {
    const reply = opened.promise.then(() => sending.query(text, values));
    unsent.add(reply);
    const forget = () => unsent.delete(reply);
    reply.then(forget, forget);
    return reply;
  };

  /** Opens the connection that listens. When it breaks, the adapter requests another. */
  const connect = async () => {
    await opened.promise;
    // The adapter repeats a request that fails.
    if (isClosed) await new Promise(() => undefined);
    const isFirst = listening === undefined;
    const client = new pg.Client({ connectionString, keepAlive: true });
    // Without a listener the error would end the process.
    client.on('error', report);
    await client.connect();
    listening = client;
    // Events were missed meanwhile. Pages connect again a moment later, and load what they show again.
    if (!isFirst) for (const page of pages) page.close();
    return Object.assign(client, { release: () => undefined });
  };

  return {
    join: (server) => {
      server.engine.on('connection', (page) => {
        pages.add(page);
        page.once('close', () => pages.delete(page));
      });
      // The adapter uses two methods of a pool. A pool itself would count a broken connection forever.
      const pool = { connect, query } as unknown as pg.Pool;
      const options = { tableName: TABLE, payloadThreshold: LONGEST_NOTIFICATION };
      server.adapter(createAdapter(pool, { ...options, errorHandler: report }));
    },
    open: () => {
      isOpen = true;
      opened.resolve();
    },
    sent: async () => {
      // Twice, because an event that is too long for a notification takes two statements.
      for (let count = 0; count < 2; count++) await Promise.all(unsent);
    },
    close: async () => {
      // It is answered after everything that was sent before.
      if (isOpen) await sending.query('select').catch(report);
      isClosed = true;
      await Promise.all([sending.end(), listening?.end()]);
    },
  };
}
