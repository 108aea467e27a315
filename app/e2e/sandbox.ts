import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { APP_URL, SANDBOX_URL } from './addresses.ts';

/** A sandbox process with data of its own. */
export interface Sandbox {
  start: () => Promise<void>;
  /** Stops the process; the data stays, so that it can be started again. */
  stop: () => Promise<void>;
  /** The newest code that was sent to the phone. */
  codeFor: (phone: string) => Promise<string>;
  advanceClock: (seconds: number) => Promise<void>;
  dispose: () => Promise<void>;
}

/** @param publicUrl where browsers find it, in addresses of pictures */
export function createSandbox(publicUrl = SANDBOX_URL): Sandbox {
  const dataFolder = mkdtempSync(join(tmpdir(), 'perigee-journeys-'));
  let running: ChildProcess | null = null;
  let advancedSeconds = 0;

  const setClockForward = async (seconds: number) => {
    await fetch(`${SANDBOX_URL}/sandbox/clock`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ advanceSeconds: seconds }),
    });
  };

  const stop = async () => {
    if (running === null) return;
    const exit = new Promise((resolve) => running?.once('exit', resolve));
    running.kill('SIGTERM');
    await exit;
    running = null;
  };

  return {
    start: async () => {
      running = spawn('node', ['packages/sandbox/src/main.ts'], {
        env: {
          ...process.env,
          SANDBOX_PORT: new URL(SANDBOX_URL).port,
          SANDBOX_PUBLIC_URL: publicUrl,
          SANDBOX_DATA: dataFolder,
          SANDBOX_CONTROLS: '1',
          SANDBOX_WEB_URL: APP_URL,
        },
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      while ((await fetch(`${SANDBOX_URL}/healthz`).catch(() => null))?.ok !== true) {
        if (running.exitCode !== null) throw new Error('The sandbox did not start.');
        await wait(50);
      }
      // What was written before a restart must not lie in the future after it.
      if (advancedSeconds > 0) await setClockForward(advancedSeconds);
    },
    stop,
    codeFor: async (phone) => {
      const url = `${SANDBOX_URL}/outbox.json?to=${encodeURIComponent(phone)}`;
      const { messages } = (await (await fetch(url)).json()) as { messages: { code: string }[] };
      const code = messages[0]?.code;
      if (code === undefined) throw new Error(`No code was sent to ${phone}`);
      return code;
    },
    advanceClock: async (seconds) => {
      advancedSeconds += seconds;
      await setClockForward(seconds);
    },
    dispose: async () => {
      await stop();
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}
