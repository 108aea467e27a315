import { PGlite, type Results } from '@electric-sql/pglite';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { SEPARATE_TABLES, withReadCache } from '../src/db/read-cache.ts';
import { createTestSandbox } from './harness.ts';

let database: PGlite;
beforeAll(async () => {
  database = await PGlite.create();
  await database.exec('create table counts (id int primary key, n int not null)');
});
beforeEach(async () => {
  await database.exec('truncate counts; insert into counts values (1, 0)');
});
afterAll(() => database.close());

const READ_ONE = 'select n from counts where id = $1';

function setUp() {
  const asked = vi.spyOn(database, 'query');
  asked.mockClear();
  const cached = withReadCache(database);
  const read = async () => (await cached.query<{ n: number }>(READ_ONE, [1])).rows[0]?.n;
  return { asked, cached, read };
}

describe('the read cache', () => {
  it('asks the database once for the same read', async () => {
    const { asked, cached, read } = setUp();
    expect([await read(), await read()]).toEqual([0, 0]);
    expect(asked).toHaveBeenCalledTimes(1);
    await cached.query(READ_ONE, [2]);
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['a statement', (db: PGlite) => db.query('update counts set n = 7')],
    ['a script', (db: PGlite) => db.exec('update counts set n = 7')],
    ['a transaction', (db: PGlite) => db.transaction((tx) => tx.query('update counts set n = 7'))],
    [
      'a read that writes',
      (db: PGlite) =>
        db.query('with changed as (update counts set n = 7 returning n) table changed'),
    ],
  ])('knows what %s has written', async (_what, write) => {
    const { cached, read } = setUp();
    await read();
    await write(cached);
    expect(await read()).toBe(7);
  });

  it('knows what a transaction has written to a table of its own', async () => {
    const { asked, cached, read } = setUp();
    const readLikes = () => cached.query('select id from "likes"');
    await database.exec('create table if not exists likes (id int)');
    await Promise.all([read(), readLikes()]);
    await cached.transaction(async (tx) => {
      await tx.query('select n from counts for update');
      await tx.query('insert into "likes" values (1)');
    });
    asked.mockClear();
    expect((await readLikes()).rows).toEqual([{ id: 1 }]);
    await cached.query('delete from "likes"');
    expect((await readLikes()).rows).toEqual([]);
    await read();
    expect(asked.mock.calls.map(([sql]) => sql)).not.toContain(READ_ONE);
  });

  it('keeps the cached answer when a transaction is rolled back', async () => {
    const { cached, read } = setUp();
    await read();
    const givenUp = cached.transaction(async (tx) => {
      await tx.query('update counts set n = 7');
      throw new Error('given up');
    });
    await expect(givenUp).rejects.toThrow('given up');
    expect(await read()).toBe(0);
  });

  it('never keeps an answer that a write overtook', async () => {
    const { cached, read } = setUp();
    await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        n % 2 === 0 ? read() : cached.query('update counts set n = $1', [n]),
      ),
    );
    const { rows } = await database.query<{ n: number }>(READ_ONE, [1]);
    expect(await read()).toBe(rows[0]?.n);
  });

  it.each(['select n from counts for update', "select nextval('numbers')", 'select now()'])(
    'asks each time for: %s',
    async (sql) => {
      const { asked, cached } = setUp();
      await database.exec('create sequence if not exists numbers');
      await cached.query(sql);
      await cached.query(sql);
      expect(asked).toHaveBeenCalledTimes(2);
    },
  );

  it('does not let a reader change what others read', async () => {
    const { cached } = setUp();
    const { rows } = await cached.query<{ n: number }>(READ_ONE, [1]);
    const [row] = (await cached.query<{ n: number }>(READ_ONE, [1])).rows;
    expect(row).toEqual(rows[0]);
    expect(() => Object.assign(row ?? {}, { n: 9 })).toThrow(TypeError);
  });

  it('has room for a limited number of answers', async () => {
    const { asked, cached } = setUp();
    for (let id = 0; id <= 1000; id++) await cached.query(READ_ONE, [id]);
    asked.mockClear();
    await cached.query(READ_ONE, [1000]);
    expect(asked).not.toHaveBeenCalled();
    await cached.query(READ_ONE, [0]);
    expect(asked).toHaveBeenCalledTimes(1);
  });
});

describe('a table that is written to alone', () => {
  const SEPARATE = [...SEPARATE_TABLES].map((name) => `'${name}'`).join(', ');
  const NAMED = [...SEPARATE_TABLES].join('|');

  it.each([
    [
      'a trigger',
      `select tgrelid::regclass::text from pg_trigger where not tgisinternal and tgrelid::regclass::text in (${SEPARATE})`,
    ],
    [
      'a foreign key',
      `select conname from pg_constraint where contype = 'f' and confrelid::regclass::text in (${SEPARATE})`,
    ],
    [
      'a view',
      `select viewname from pg_views where schemaname = 'public' and definition ~ '\\m(${NAMED})\\M'`,
    ],
    [
      'a function',
      `select proname from pg_proc where pronamespace = 'public'::regnamespace and prosrc ~ '\\m(${NAMED})\\M'`,
    ],
  ])('is reached by %s of no other', async (_what, query) => {
    const { db, close } = await createTestSandbox({}, null);
    const found = (await db.execute(query)) as Results;
    expect(found.rows).toEqual([]);
    await close();
  });
});
