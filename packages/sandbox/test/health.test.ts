import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../src/app.ts';
import { schema } from '../src/db/database.ts';
import { withReadCache } from '../src/db/read-cache.ts';
import { sandboxProgram } from '../src/program.ts';
import { readDatabaseDump, unpackDatabase } from './database-dump.ts';
import { createTestSandbox, NOW } from './harness.ts';
import { serverMessages } from '../src/server-messages.ts';

describe('the health of a database', () => {
  it('is asked of the database each time, and waits with it', async () => {
    const client = await PGlite.create({ loadDataDir: await readDatabaseDump() });
    const silence = Promise.withResolvers<never>();
    let asked = 0;
    let isSilent = false;
    const query: PGlite['query'] = (...args) => {
      asked += 1;
      return isSilent ? silence.promise : client.query(...args);
    };
    const silent = Object.assign(Object.create(client) as PGlite, { query });
    const { context, close } = await createTestSandbox();
    const db = drizzle(withReadCache(silent), { schema });
    const app = createApp({ ...context, db });
    expect(await (await app.request('/healthz')).json()).toEqual({ status: 'ok' });

    isSilent = true;
    const before = asked;
    const reply = app.request('/healthz');
    await expect.poll(() => asked).toBe(before + 1);
    silence.reject(new Error('The database gives up'));
    expect((await reply).status).toBe(500);
    await client.close();
    await close();
  });

  it('is in one row, whatever the number of checks', async () => {
    const sandbox = await createTestSandbox();
    await sandbox.call('GET', '/healthz');
    sandbox.advance(60);
    await sandbox.call('GET', '/healthz');
    expect(await sandbox.db.select().from(schema.allowances)).toEqual([
      { key: 'health', beganAt: new Date(NOW.getTime() + 60_000), used: 0 },
    ]);
    await sandbox.close();
  });
});

describe('a sandbox whose disk runs full', () => {
  const preload = fileURLToPath(new URL('full-disk.ts', import.meta.url));
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'perigee-full-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('says so in each reply and in the terminal, stops, and starts again where there is room', async () => {
    const [dataDir, flag] = [join(folder, 'data'), join(folder, 'full')];
    await unpackDatabase(dataDir);
    const start = async () => {
      const program = spawn(process.execPath, ['--import', preload, ...sandboxProgram], {
        env: {
          ...process.env,
          SANDBOX_PORT: '0',
          SANDBOX_DATA: dataDir,
          DATABASE_URL: '',
          DISK_FULL_FLAG: flag,
        },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      let printed = '';
      program.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
      const ready = /^Sandbox ready: (http\S+),/m;
      await expect.poll(() => printed).toMatch(ready);
      const url = ready.exec(printed)?.[1] ?? '';
      const read = async (path: string, init?: RequestInit) => {
        const reply = await fetch(url + path, init);
        return { status: reply.status, text: await reply.text() };
      };
      const stop = () => {
        program.kill('SIGTERM');
        return once(program, 'exit');
      };
      return { read, stop, printed: () => printed };
    };
    const { read, stop, printed } = await start();
    expect(await read('/healthz')).toMatchObject({ status: 200 });

    await writeFile(flag, '');
    const full = { status: 503, text: JSON.stringify({ message: serverMessages.diskFull }) };
    const code = { method: 'POST', body: JSON.stringify({ phone: '+14155550101' }) };
    for (const [path, init] of [['/healthz'], ['/verify-phone', code], ['/healthz']] as const) {
      expect(await read(path, init)).toEqual(full);
    }
    expect(printed()).toContain(`The disk of ${dataDir} is full. Make room`);
    expect(await stop()).toEqual([0, null]);

    await rm(flag);
    const again = await start();
    expect(await again.read('/verify-phone', code)).toMatchObject({ status: 204 });
    expect(await again.read('/healthz')).toMatchObject({ status: 200 });
    expect(await again.stop()).toEqual([0, null]);
  });
});
