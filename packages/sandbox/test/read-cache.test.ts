import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { withReadCache } from '../src/db/read-cache.ts';
import './harness.ts';

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

  it('keeps what was there where a transaction is given up', async () => {
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

  it('has room for so many answers only', async () => {
    const { asked, cached } = setUp();
    for (let id = 0; id <= 1000; id++) await cached.query(READ_ONE, [id]);
    asked.mockClear();
    await cached.query(READ_ONE, [1000]);
    expect(asked).not.toHaveBeenCalled();
    await cached.query(READ_ONE, [0]);
    expect(asked).toHaveBeenCalledTimes(1);
  });
});
