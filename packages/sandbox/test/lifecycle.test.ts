import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { signUpRequest } from '@perigee/api/fixtures';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSandbox, type Sandbox, type SandboxOptions } from '../src/node.ts';
import { applyProviderState } from '../src/states/provider-states.ts';
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
  const stop = async (sandbox: Sandbox) => {
    running.delete(sandbox);
    await sandbox.stop();
  };
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'perigee-sandbox-'));
  });
  afterAll(async () => {
    await Promise.all([...running].map(stop));
    await rm(folder, { recursive: true, force: true });
  });

  it('keeps accounts, sessions and codes over a restart', async () => {
    const dataDir = join(folder, 'restart');
    const first = await start({ dataDir });
    await post(first, '/verify-phone', { phone: PHONE });
    const [sent] = await first.context.outbox.read(PHONE);
    const proof = await post(first, '/auth/phone', { phone: PHONE, code: sent?.code });
    const { jwt } = (await proof.json()) as { jwt: string };
    const signedUp = await post(first, '/auth/signup', signUpRequest, jwt);
    const session = (await signedUp.json()) as { jwt: string; userId: number };
    await stop(first);

    const second = await start({ dataDir });
    const reply = await me(second, session.jwt);
    expect(reply.status).toBe(200);
    expect(await reply.json()).toMatchObject({ id: session.userId, name: 'Marisol Vega' });
    const again = await post(second, '/verify-phone', { phone: PHONE });
    expect(again.status).toBe(429);
    await stop(second);
  });

  it('knows no sessions of another sandbox', async () => {
    const one = await start({});
    const two = await start({});
    await applyProviderState(two.context, 'a signed-in dater', { userId: 5 });
    const { token } = await applyProviderState(one.context, 'a signed-in dater', { userId: 5 });
    expect((await me(one, token ?? '')).status).toBe(200);
    expect((await me(two, token ?? '')).status).toBe(401);
    await Promise.all([stop(one), stop(two)]);
  });

  it('opens no controls unless it is asked to', async () => {
    const sandbox = await start({});
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
    const dataDir = join(folder, 'shared');
    const first = await start({ dataDir });
    await expect(start({ dataDir })).rejects.toThrow(/in use by process \d+.*SANDBOX_DATA/);
    await stop(first);
    expect(existsSync(`${dataDir}.lock`)).toBe(false);
  });

  it('takes a data folder over from a process that died', async () => {
    const dataDir = join(folder, 'orphan');
    const dead = spawn(process.execPath, ['--version'], { stdio: 'ignore' });
    await new Promise((resolve) => dead.once('exit', resolve));
    await writeFile(`${dataDir}.lock`, String(dead.pid));
    const sandbox = await start({ dataDir });
    expect((await fetch(`${sandbox.url}/healthz`)).status).toBe(200);
    await stop(sandbox);
  });

  it('runs as a program: a line when it is ready, an end at SIGTERM', async () => {
    const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
    const program = spawn(process.execPath, [main], {
      env: { ...process.env, SANDBOX_PORT: '0', SANDBOX_DATA: join(folder, 'program') },
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
