import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PHONE, testSandbox } from './harness.ts';

const clock = {
  advance: vi.fn<(seconds: number) => void>(),
  reset: vi.fn<() => void>(),
};
const sandbox = await testSandbox({ controls: clock });
beforeEach(async () => {
  vi.clearAllMocks();
});

const control = (path: string, body: object = {}) =>
  sandbox.call('POST', `/sandbox/${path}`, { body });

describe('the clock', () => {
  it('is moved ahead', async () => {
    const reply = await control('clock', { advanceSeconds: 90 });
    expect(reply.status).toBe(200);
    expect(clock.advance).toHaveBeenCalledExactlyOnceWith(90);
  });

  it.each([{ advanceSeconds: -1 }, { advanceSeconds: '90' }, {}, { advanceSeconds: 1e12 }])(
    'is not moved by %j',
    async (body) => {
      expect((await control('clock', body)).status).toBe(422);
      expect(clock.advance).not.toHaveBeenCalled();
    },
  );
});

describe('a session', () => {
  it('belongs to the user of a phone', async () => {
    const { userId } = await sandbox.signUp();
    const reply = await control('session', { phone: PHONE });
    const { jwt, ...rest } = reply.body as { jwt: string };
    expect(rest).toEqual({ userId, chatToken: expect.any(String) as string });
    const me = await sandbox.call('GET', '/users/me', { token: jwt });
    expect(me).toMatchObject({ status: 200, body: { id: userId } });
  });

  it('is not given for a phone without a completed sign-up', async () => {
    await sandbox.prove(PHONE);
    for (const phone of [PHONE, '+12125550143', '12']) {
      expect((await control('session', { phone })).status).toBe(404);
    }
  });
});

describe('the world', () => {
  /** Every row of every table, in a fixed order. */
  const wholeWorld = async () => {
    const { rows } = (await sandbox.db.execute(
      sql`select query_to_xml('select * from ' || quote_ident(tablename) || ' t order by t::text', true, false, '')::text as rows
        from pg_tables where schemaname = 'public' order by tablename`,
    )) as { rows: { rows: string }[] };
    return rows.map((table) => table.rows);
  };

  it('is restored as it was copied, ids and clock as well', async () => {
    await sandbox.signUp();
    const before = await wholeWorld();
    await control('world/copy');
    const other = { phoneNumber: '+12125550143', email: 'other@example.com' };
    const { userId } = await sandbox.signUp(other);
    await sandbox.db.execute(sql`update users set first_name = 'Changed'`);
    expect(await wholeWorld()).not.toEqual(before);

    expect((await control('world/restore')).status).toBe(204);
    expect(await wholeWorld()).toEqual(before);
    expect(clock.reset).toHaveBeenCalledOnce();
    expect(await sandbox.signUp(other)).toMatchObject({ userId });
  });

  it('continues with its next ids', async () => {
    await sandbox.db.execute(sql`alter table users alter column id restart with 7000`);
    await control('world/copy');
    const first = await sandbox.signUp();
    await control('world/restore');
    expect(first).toMatchObject({ userId: 7000 });
    expect(await sandbox.signUp()).toMatchObject({ userId: 7000 });
  });

  it('is copied anew each time', async () => {
    await control('world/copy');
    await sandbox.signUp();
    await control('world/copy');
    const before = await wholeWorld();
    await sandbox.db.execute(sql`delete from allowances`);
    await control('world/restore');
    expect(await wholeWorld()).toEqual(before);
  });
});
