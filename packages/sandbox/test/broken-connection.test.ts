import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../src/db/database.ts';
import { openDatabase } from '../src/node/open-database.ts';
import { createDatabase, TEST_SERVER } from './test-server.ts';

// A connection that nothing listens to would end the process, which fails the run.
describe.runIf(TEST_SERVER !== undefined)('a connection that breaks amid a transaction', () => {
  let database: OpenDatabase;
  let drop: () => Promise<void>;
  beforeAll(async () => {
    const made = await createDatabase(TEST_SERVER ?? '');
    drop = made.drop;
    database = await openDatabase({ databaseUrl: made.url, mostConnections: 2 });
  });
  afterAll(async () => {
    await database.close();
    await drop();
  });

  const inTransactions = (state: string) => `from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and state = '${state}'`;
  /** Breaks the connection whose transaction is in a state. */
  const breakOne = async (state: string) => {
    const end = `select pg_terminate_backend(pid) ${inTransactions(state)}`;
    await expect.poll(() => database.db.execute(end)).toHaveProperty('rowCount', 1);
  };
  const isGone = async (state: string) => {
    const rest = `select 1 ${inTransactions(state)}`;
    await expect.poll(() => database.db.execute(rest)).toHaveProperty('rowCount', 0);
  };

  it('fails the transaction that waits, and the next one gets another connection', async () => {
    const transaction = database.db.transaction(async (tx) => {
      await tx.execute('create table stored (id int)');
      await breakOne('idle in transaction');
      await isGone('idle in transaction');
      await tx.execute('insert into stored values (1)');
    });
    await expect(transaction).rejects.toThrow(/./);
    const next = database.db.transaction((tx) => tx.execute(`select to_regclass('stored') as it`));
    expect(await next).toMatchObject({ rows: [{ it: null }] });
  });

  it('fails the statement that runs', async () => {
    const transaction = database.db.transaction((tx) => tx.execute('select pg_sleep(3600)'));
    const broken = breakOne('active');
    await expect(transaction).rejects.toThrow(/./);
    await broken;
  });
});
