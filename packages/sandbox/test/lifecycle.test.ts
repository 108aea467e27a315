import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signUpRequest } from '@perigee/api/fixtures';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { allowances } from '../src/db/schema/auth.ts';
import { roomProblem } from '../src/node/data-folder.ts';
import { startSandbox, type Sandbox, type SandboxOptions } from '../src/node.ts';
import { sandboxProgram } from '../src/program.ts';
import { insertPeople } from '../src/seed/insert.ts';
import { waiting } from '../src/states/people.ts';
import { readDatabaseDump, unpackDatabase } from './database-dump.ts';
import { PHONE } from './harness.ts';
import { me, post } from './pages.ts';

describe('starting and stopping', () => {
  let folder: string;
  const running = new Set<Sandbox>();
  const start = async (options: SandboxOptions) => {
    const sandbox = await startSandbox({ seed: false, ...options });
    running.add(sandbox);
    return sandbox;
  };
  const startInMemory = async () => start({ dump: await readDatabaseDump() });
  const stop = async (sandbox: Sandbox) => {
    running.delete(sandbox);
    await sandbox.stop();
  };
  /** A data folder of its own for a test. */
  const newDataFolder = async (name: string) => {
    const dataDir = join(folder, name);
    await unpackDatabase(dataDir);
    return dataDir;
  };
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'perigee-sandbox-'));
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  afterAll(async () => {
    await Promise.all([...running].map(stop));
    await rm(folder, { recursive: true, force: true });
  });

  it('keeps accounts, sessions and codes over a restart', async () => {
    const dataDir = await newDataFolder('restart');
    const first = await start({ dataDir });
    await post(first, '/verify-phone', { phone: PHONE });
    const [sent] = await first.context.outbox.read(PHONE);
    const proof = await post(first, '/auth/phone', { phone: PHONE, code: sent?.code });
    const { jwt } = (await proof.json()) as { jwt: string };
    const signedUp = await post(first, '/auth/signup', signUpRequest, jwt);
    const session = (await signedUp.json()) as { jwt: string; userId: number };
    const unverified = '+12125550198';
    await post(first, '/verify-phone', { phone: unverified });
    await stop(first);

    const second = await start({ dataDir });
    const reply = await me(second, session.jwt);
    expect(reply.status).toBe(200);
    expect(await reply.json()).toMatchObject({ id: session.userId, name: 'Marisol Vega' });
    const again = await post(second, '/verify-phone', { phone: unverified });
    expect(again.status).toBe(429);
    await stop(second);
  });

  it('goes on from its last time where the clock was set back over a restart', async () => {
    const dataDir = await newDataFolder('set-back');
    const hourAhead = new Date(Date.now() + 60 * 60 * 1000);
    const first = await start({ dataDir, clock: () => hourAhead });
    await post(first, '/verify-phone', { phone: PHONE });
    await stop(first);

    const second = await start({ dataDir });
    expect(second.context.clock().getTime()).toBeGreaterThanOrEqual(hourAhead.getTime());
    expect(second.context.clock().getTime()).toBeLessThan(hourAhead.getTime() + 30 * 60 * 1000);
    await stop(second);
  });

  it('removes rows that have served once a minute, until it stops', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const sandbox = await startInMemory();
    const { db, clock } = sandbox.context;
    const beganAt = new Date(clock().getTime() - 60 * 60 * 1000);
    await db.insert(allowances).values({ key: 'logins 1', beganAt, used: 1 });
    vi.advanceTimersByTime(60_000);
    await expect.poll(() => db.$count(allowances)).toBe(0);
    await stop(sandbox);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('stops when the process that started it with a channel ends', async () => {
    const dataDir = await newDataFolder('channel');
    const program = spawn(process.execPath, sandboxProgram, {
      env: { ...process.env, SANDBOX_PORT: '0', SANDBOX_DATA: dataDir },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const exit = once(program, 'exit');
    program.disconnect();
    expect(await exit).toEqual([0, null]);
  });

  it('knows no sessions of another sandbox', async () => {
    const one = await startInMemory();
    const two = await startInMemory();
    for (const { context } of [one, two]) {
      await insertPeople(context.db, [waiting({ id: 5 }, context.clock())]);
    }
    const token = await one.context.tokens.session(5);
    expect((await me(one, token)).status).toBe(200);
    expect((await me(two, token)).status).toBe(401);
    await Promise.all([stop(one), stop(two)]);
  });

  it('opens no controls unless it is asked to', async () => {
    const sandbox = await startInMemory();
    const reply = await post(sandbox, '/sandbox/clock', { advanceSeconds: 60 });
    expect(reply.status).toBe(404);
    await stop(sandbox);
  });

  it('names a port that is taken and how to choose another', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => {
      other.listen(0, '127.0.0.1', resolve);
    });
    const { port } = other.address() as AddressInfo;
    const dataDir = join(folder, 'never');
    await expect(start({ port, dataDir })).rejects.toThrow(
      new RegExp(`Port ${port} is taken.*SANDBOX_PORT`),
    );
    expect(existsSync(dataDir)).toBe(false);
    other.close();
  });

  it('leaves a data folder that is in use alone', async () => {
    const dataDir = await newDataFolder('shared');
    const first = await start({ dataDir });
    await expect(start({ dataDir })).rejects.toThrow(/in use by process \d+.*SANDBOX_DATA/);
    await stop(first);
    expect(existsSync(`${dataDir}.lock`)).toBe(false);
  });

  it('takes a data folder over from a process that died', async () => {
    const dataDir = await newDataFolder('orphan');
    const dead = spawn(process.execPath, ['--version'], { stdio: 'ignore' });
    await new Promise((resolve) => dead.once('exit', resolve));
    await writeFile(`${dataDir}.lock`, String(dead.pid));
    const sandbox = await start({ dataDir });
    expect((await fetch(`${sandbox.url}/healthz`)).status).toBe(200);
    await stop(sandbox);
  });

  it('opens a folder by a link to it, and as one folder', async () => {
    const [target, link] = [await newDataFolder('target'), join(folder, 'link')];
    await symlink(target, link);
    const first = await start({ dataDir: link });
    await expect(start({ dataDir: target })).rejects.toThrow(/in use by process/);
    await stop(first);
    const again = await start({ dataDir: link });
    expect((await fetch(`${again.url}/healthz`)).status).toBe(200);
    await stop(again);

    await rm(join(target, 'global', 'pg_control'));
    await expect(start({ dataDir: target })).rejects.toThrow(/is damaged.*SANDBOX_DATA/);
    expect(existsSync(`${target}.lock`)).toBe(false);
  });

  it('says of a link that leads nowhere and of a file what they are', async () => {
    const [nowhere, file] = [join(folder, 'nowhere'), join(folder, 'file')];
    await symlink(join(folder, 'missing'), nowhere);
    await writeFile(file, '');
    await expect(start({ dataDir: nowhere })).rejects.toThrow(/leads nowhere.*SANDBOX_DATA/);
    await expect(start({ dataDir: file })).rejects.toThrow(/is a file.*SANDBOX_DATA/);
  });

  it('says where the disk has too little room for a database', () => {
    const disk = (megabytes: number) => ({ bavail: megabytes * 256, bsize: 4096 });
    expect(roomProblem('/data', disk(10))).toMatch(
      /^The disk of \/data has 10 MB left.*SANDBOX_DATA/,
    );
    expect(roomProblem('/data', disk(150))).toBeNull();
  });

  it('runs as a program: a line when it is ready, an end at SIGTERM', async () => {
    const dataDir = await newDataFolder('program');
    const program = spawn(process.execPath, sandboxProgram, {
      env: { ...process.env, SANDBOX_PORT: '0', SANDBOX_DATA: dataDir },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let printed = '';
    program.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
    await expect.poll(() => printed).toContain('/outbox');
    const [, url] = /^Sandbox ready: (http\S+), its outbox: \1\/outbox$/m.exec(printed) ?? [];
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    program.kill('SIGTERM');
    const code = await new Promise((resolve) => program.once('exit', resolve));
    expect(code).toBe(0);
  });
});
