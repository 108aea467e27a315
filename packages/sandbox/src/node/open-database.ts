import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { drizzle as drizzleNodePostgres } from 'drizzle-orm/node-postgres';
import { migrate as migrateNodePostgres } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import { schema, type OpenDatabase } from '../db/database.ts';
import { withReadCache } from '../db/read-cache.ts';
import { refuseAfterPanic } from '../db/refuse-after-panic.ts';
import { checkRoom, ensureDataFolder, realFolder } from './data-folder.ts';
import { lockFolder } from './folder-lock.ts';
import { SHARED_SOCKETS_TABLE } from './shared-sockets.ts';

const migrationsFolder = fileURLToPath(new URL('../../drizzle', import.meta.url));

/**
 * The storage of the data. Without either field the data is in memory and is lost when the sandbox
 * stops.
 */
export interface DatabaseOptions {
  /** A folder for the embedded PostgreSQL. */
  dataDir?: string | undefined;
  /** A real PostgreSQL, which takes precedence over `dataDir`. */
  databaseUrl?: string | undefined;
  /** The greatest number of connections to a real PostgreSQL, 10 by default. */
  mostConnections?: number;
  /**
   * The initial content of a database in memory, from {@link dumpNewDatabase}: faster than a new
   * database.
   */
  dump?: Blob | undefined;
}

/**
 * Opens the database and migrates its tables.
 *
 * @throws if another sandbox uses the folder, or the server cannot be reached
 */
export async function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  if (options.databaseUrl !== undefined) {
    return openPostgres(options.databaseUrl, options.mostConnections);
  }
  if (options.dataDir === undefined) return openPglite({ loadDataDir: options.dump });

  const dataDir = await realFolder(resolve(options.dataDir));
  await mkdir(dirname(dataDir), { recursive: true });
  // The folder may be the root of another disk than the one that holds it.
  await checkRoom(existsSync(dataDir) ? dataDir : dirname(dataDir));
  const lock = lockFolder(dataDir);
  try {
    const { db, close } = await openFolder(dataDir);
    return {
      db,
      close: async () => {
        await close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** @throws with instructions, since the database itself reports only that it was aborted */
async function openFolder(dataDir: string) {
  try {
    await ensureDataFolder(dataDir);
    return await openPglite({ dataDir });
  } catch (error) {
    throw new Error(
      `The data folder ${dataDir} cannot be opened: it is damaged, or its disk is full. Delete it to begin again, or choose another with SANDBOX_DATA.`,
      { cause: error },
    );
  }
}

async function openPglite(options: Pick<PGliteOptions, 'dataDir' | 'loadDataDir'>) {
  const client = refuseAfterPanic(await PGlite.create(options));
  const db = drizzlePglite(withReadCache(client), { schema });
  await migratePglite(db, { migrationsFolder });
  return { db, client, close: () => client.close() };
}

/** An embedded database with all tables and no rows, as a file. */
export async function dumpNewDatabase(): Promise<Blob> {
  const { client, close } = await openPglite({});
  const dump = await client.dumpDataDir('none');
  await close();
  return dump;
}

/**
 * The key of the lock that allows one migration at a time, if several processes start on one
 * database. Any fixed number works.
 */
const MIGRATION_LOCK = 4_010_001;

async function openPostgres(connectionString: string, max?: number): Promise<OpenDatabase> {
  const pool = new pg.Pool({ connectionString, ...(max !== undefined && { max }) });
  // The pool replaces a connection that breaks while idle; without a listener the error would end the
  // process.
  pool.on('error', () => undefined);
  // The pool does not listen to a connection that a transaction uses; its statements fail when it breaks.
  pool.on('connect', (client) => client.on('error', () => undefined));
  try {
    const client = await pool.connect();
    try {
      await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
      await migrateNodePostgres(drizzleNodePostgres(client), { migrationsFolder });
      await client.query(SHARED_SOCKETS_TABLE);
    } finally {
      await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
      client.release();
    }
  } catch (error) {
    await pool.end();
    const why = error instanceof Error && error.message !== '' ? error.message : String(error);
    throw new Error(`The database that DATABASE_URL names cannot be used: ${why}`, {
      cause: error,
    });
  }
  return { db: drizzleNodePostgres(pool, { schema }), close: () => pool.end() };
}
