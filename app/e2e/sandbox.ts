import { spawn, type ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { APP_URL } from './addresses.ts';

/** A sandbox process. */
export interface Sandbox {
  /** Where this process finds it. */
  url: string;
  start: () => Promise<void>;
  /** Stops the process, if it runs; the data stays, so that it can be started again. */
  stop: () => Promise<void>;
  /** The newest code that was sent to the phone. */
  codeFor: (phone: string) => Promise<string>;
  advanceClock: (seconds: number) => Promise<void>;
}

interface SandboxOptions {
  port: number;
  /** Where browsers find it, in addresses of pictures. */
  publicUrl: string;
  /** Where its data is, or will be: it seeds an empty one, which takes seconds. */
  dataFolder: string;
}

export function createSandbox({ port, publicUrl, dataFolder }: SandboxOptions): Sandbox {
  const url = `http://127.0.0.1:${port}`;
  let running: ChildProcess | null = null;
  let advancedSeconds = 0;

  const setClockForward = async (seconds: number) => {
    await fetch(`${url}/sandbox/clock`, {
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
    url,
    start: async () => {
      running = spawn('node', ['packages/sandbox/src/main.ts'], {
        env: {
          ...process.env,
          SANDBOX_PORT: String(port),
          SANDBOX_PUBLIC_URL: publicUrl,
          SANDBOX_DATA: dataFolder,
          SANDBOX_CONTROLS: '1',
          SANDBOX_WEB_URL: APP_URL,
        },
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      while ((await fetch(`${url}/healthz`).catch(() => null))?.ok !== true) {
        if (running.exitCode !== null) throw new Error('The sandbox did not start.');
        await wait(50);
      }
      // What was written before a restart must not lie in the future after it.
      if (advancedSeconds > 0) await setClockForward(advancedSeconds);
    },
    stop,
    codeFor: async (phone) => {
      const outbox = `${url}/outbox.json?to=${encodeURIComponent(phone)}`;
      const { messages } = (await (await fetch(outbox)).json()) as { messages: { code: string }[] };
      const code = messages[0]?.code;
      if (code === undefined) throw new Error(`No code was sent to ${phone}`);
      return code;
    },
    advanceClock: async (seconds) => {
      advancedSeconds += seconds;
      await setClockForward(seconds);
    },
  };
}
