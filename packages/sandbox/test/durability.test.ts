import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { sandboxProgram } from '../src/program.ts';
import { unpackDatabase } from './database-dump.ts';
import { createDatabase, TEST_SERVER } from './test-server.ts';

const WRITERS = 8;
/** The process is killed as soon as this many writes have been acknowledged. */
const ENOUGH = 150;

type Where = Record<'DATABASE_URL' | 'SANDBOX_DATA', string>;

const running = new Set<ChildProcess>();

/** Starts the sandbox as a program of its own. */
async function start(where: Where): Promise<{ url: string; program: ChildProcess }> {
  const program = spawn(process.execPath, sandboxProgram, {
    env: { ...process.env, SANDBOX_PORT: '0', SANDBOX_TRUST_PROXY: '1', ...where },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.add(program);
  let printed = '';
  program.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const ready = /^Sandbox ready: (http\S+),/m;
  await expect.poll(() => printed, { interval: 100 }).toMatch(ready);
  return { url: ready.exec(printed)?.[1] ?? '', program };
}

const end = (program: ChildProcess, signal: NodeJS.Signals) =>
  new Promise((resolve) => {
    program.once('exit', resolve);
    program.kill(signal);
    running.delete(program);
  });

/** Requests codes for new phones, several at a time, until the sandbox no longer answers. */
async function writeUntilDeath(url: string, onAcknowledged: (phones: number) => void) {
  const acknowledged: string[] = [];
  let next = 0;
  const writer = async () => {
    for (;;) {
      const number = next++;
      const phone = `+1415${5_550_000 + number}`;
      // Each request has its own address, because the number of codes per client is limited.
      const client = `198.51.${Math.floor(number / 256)}.${number % 256}`;
      try {
        const reply = await fetch(`${url}/verify-phone`, {
          method: 'POST',
          headers: { 'x-forwarded-for': client },
          body: JSON.stringify({ phone }),
        });
        if (reply.status !== 204) throw new Error(`${phone} was answered with ${reply.status}`);
      } catch (error) {
        // fetch throws this error when the server is gone.
        if (error instanceof TypeError) return;
        throw error;
      }
      acknowledged.push(phone);
      onAcknowledged(acknowledged.length);
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, writer));
  return acknowledged;
}

/**
 * Kills a sandbox amid writes, and counts the acknowledged writes that the next sandbox on the same
 * data lacks.
 */
async function killAmidWrites(where: Where, kind: string) {
  const first = await start(where);
  let killed: Promise<unknown> | undefined;
  const acknowledged = await writeUntilDeath(first.url, (phones) => {
    if (phones === ENOUGH) killed = end(first.program, 'SIGKILL');
  });
  await killed;

  const second = await start(where);
  const lost: string[] = [];
  for (const phone of acknowledged) {
    const reply = await fetch(`${second.url}/outbox.json?to=${encodeURIComponent(phone)}`);
    const { messages } = (await reply.json()) as { messages: unknown[] };
    if (messages.length !== 1) lost.push(phone);
  }
  await end(second.program, 'SIGTERM');
  process.stdout.write(
    `kill -9 amid writes, ${kind}: ${acknowledged.length} acknowledged, ${lost.length} lost\n`,
  );
  return { acknowledged: acknowledged.length, lost };
}

afterEach(async () => {
  await Promise.all([...running].map((program) => end(program, 'SIGKILL')));
});

describe('a sandbox that is killed amid writes', () => {
  it('loses nothing that it acknowledged, in a folder', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'perigee-killed-'));
    try {
      const where = { DATABASE_URL: '', SANDBOX_DATA: join(folder, 'data') };
      await unpackDatabase(where.SANDBOX_DATA);
      const { acknowledged, lost } = await killAmidWrites(where, 'PGlite');
      expect(acknowledged).toBeGreaterThanOrEqual(ENOUGH);
      expect(lost).toEqual([]);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });

  it.runIf(TEST_SERVER !== undefined)(
    'loses nothing that it acknowledged, on PostgreSQL',
    async () => {
      const { url, drop } = await createDatabase(TEST_SERVER ?? '');
      try {
        const where = { DATABASE_URL: url, SANDBOX_DATA: '' };
        const { acknowledged, lost } = await killAmidWrites(where, 'PostgreSQL');
        expect(acknowledged).toBeGreaterThanOrEqual(ENOUGH);
        expect(lost).toEqual([]);
      } finally {
        await drop();
      }
    },
  );
});
