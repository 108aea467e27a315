import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { Session } from '@perigee/api/zod';
import { sandboxProgram } from '@perigee/sandbox/program';
import { CONDITION_MS } from '../../scripts/time-limits.ts';
import { APP_URL } from './addresses.ts';

/** A row of the database as JSON. */
type Row = Readonly<Record<string, unknown>>;

/** A sandbox process. */
export interface Sandbox {
  /** The URL for this process. */
  url: string;
  start: () => Promise<void>;
  /**
   * Stops the process if it runs; the data stays, so that it can be started again.
   *
   * @throws if the process does not stop, or has crashed before
   */
  stop: () => Promise<void>;
  /** Kills the process, if it runs, before it can do anything more. */
  kill: () => Promise<void>;
  /** The newest code that was sent to the phone. */
  codeFor: (phone: string) => Promise<string>;
  /** A new session of the user with this phone number. */
  sessionOf: (phone: string) => Promise<Session>;
  /** Gives the rights of an admin to the user with this phone number, or takes them away. */
  setAdmin: (phone: string, admin: boolean) => Promise<void>;
  /** The rows of a table, by the names of the columns in the schema. */
  rowsOf: (table: string) => Promise<readonly Row[]>;
  advanceClock: (seconds: number) => Promise<void>;
  /** Saves a copy of the data, and replaces an older one. */
  copyWorld: () => Promise<void>;
  /** Restores data and clock from the copy. Starts a stopped process. */
  restoreWorld: () => Promise<void>;
}

interface SandboxOptions {
  port: number;
  /** The URL for browsers, used in addresses of pictures. */
  publicUrl: string;
  /** The folder or the database of the data. The process seeds an empty one, which takes seconds. */
  data: { SANDBOX_DATA: string } | { DATABASE_URL: string };
}

export function createSandbox({ port, publicUrl, data }: SandboxOptions): Sandbox {
  const url = `http://127.0.0.1:${port}`;
  let running: ChildProcess | null = null;
  let advancedSeconds = 0;

  const control = async (path: string, body: object = {}): Promise<Response> => {
    const reply = await fetch(`${url}/sandbox/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!reply.ok) throw new Error(`POST /sandbox/${path}: ${await reply.text()}`);
    return reply;
  };
  const setClockForward = async (seconds: number) => {
    await control('clock', { advanceSeconds: seconds });
  };

  const start = async () => {
    running = spawn(process.execPath, sandboxProgram, {
      env: {
        ...process.env,
        SANDBOX_PORT: String(port),
        SANDBOX_PUBLIC_URL: publicUrl,
        ...data,
        SANDBOX_CONTROLS: '1',
        SANDBOX_WEB_URL: APP_URL,
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    while ((await fetch(`${url}/healthz`).catch(() => null))?.ok !== true) {
      if (running.exitCode !== null) throw new Error('The sandbox did not start.');
      await wait(50);
    }
    // Records from before a restart must not have a time in the future after it.
    if (advancedSeconds > 0) await setClockForward(advancedSeconds);
  };

  const stop = async () => {
    if (running === null) return;
    const stopped = running;
    running = null;
    if (stopped.exitCode === null && stopped.signalCode === null) {
      const exit = once(stopped, 'exit');
      stopped.kill('SIGTERM');
      const limit = setTimeout(() => stopped.kill('SIGKILL'), CONDITION_MS);
      await exit;
      clearTimeout(limit);
      if (stopped.signalCode !== null) throw new Error('The sandbox did not stop when asked to.');
    } else {
      throw new Error(
        `The sandbox crashed: ${stopped.signalCode ?? `exit code ${stopped.exitCode}`}.`,
      );
    }
  };

  const kill = async () => {
    if (running === null) return;
    const killed = running;
    running = null;
    const exit = once(killed, 'exit');
    killed.kill('SIGKILL');
    await exit;
  };

  return {
    url,
    start,
    stop,
    kill,
    codeFor: async (phone) => {
      const outbox = `${url}/outbox.json?to=${encodeURIComponent(phone)}`;
      const { messages } = (await (await fetch(outbox)).json()) as { messages: { code: string }[] };
      const code = messages[0]?.code;
      if (code === undefined) throw new Error(`No code was sent to ${phone}`);
      return code;
    },
    sessionOf: async (phone) => (await (await control('session', { phone })).json()) as Session,
    setAdmin: async (phone, admin) => {
      await control('admin', { phone, admin });
    },
    rowsOf: async (table) => (await (await control('rows', { table })).json()) as Row[],
    advanceClock: async (seconds) => {
      advancedSeconds += seconds;
      await setClockForward(seconds);
    },
    copyWorld: async () => {
      await control('world/copy');
    },
    restoreWorld: async () => {
      advancedSeconds = 0;
      if (running === null) await start();
      await control('world/restore');
    },
  };
}
