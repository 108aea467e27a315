import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from 'playwright';
import { chromiumLaunchOptions } from '../chromium.ts';
import { CONDITION_MS } from '../time-limits.ts';

/** Starts and stops `npm start` on other ports, and measures it. */

const SANDBOX_MEGABYTES = 700;
const SANDBOX_PORT = '4790';
const APP_PORT = '4791';

const root = fileURLToPath(new URL('../..', import.meta.url));
const dataFolder = mkdtempSync(join(tmpdir(), 'perigee-start-'));

function npmStart() {
  const child = spawn('node', ['scripts/start.ts'], {
    cwd: root,
    env: { ...process.env, SANDBOX_PORT, APP_PORT, SANDBOX_DATA: dataFolder, DATABASE_URL: '' },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  }
  return {
    child,
    exit: once(child, 'exit').then(([code]) => code as number | null),
    output: () => output,
  };
}

/** Seconds until the page reacts. They are only printed, because they depend on the machine. */
async function secondsUntilUsable(started: number): Promise<string> {
  const browser = await chromium.launch(chromiumLaunchOptions());
  try {
    const page = await browser.newPage();
    page.setDefaultTimeout(CONDITION_MS);
    await page.goto(`http://localhost:${APP_PORT}/`);
    await page.getByRole('button', { name: 'Sign in' }).first().click();
    await page.getByRole('dialog').waitFor();
    return ((performance.now() - started) / 1000).toFixed(1);
  } finally {
    await browser.close();
  }
}

const first = npmStart();
try {
  const started = performance.now();
  while (!first.output().includes('Ctrl-C stops both')) {
    assert(first.child.exitCode === null, `npm start stopped:\n${first.output()}`);
    await wait(50);
  }
  const usable = await secondsUntilUsable(started);
  for (const said of ['/outbox', 'dater', 'host', 'admin', 'Waitlist mode is off']) {
    assert(first.output().includes(said), `npm start does not print '${said}'.`);
  }

  const second = npmStart();
  assert((await second.exit) === 1, 'A second start on the same ports should fail.');
  assert(
    /Port 479[01] is/.test(second.output()),
    `A taken port wants a clear message, not:\n${second.output()}`,
  );

  // Only Linux lists the processes of a process; the sandbox is the first.
  const { pid } = first.child;
  const isLinux = existsSync('/proc/self/status');
  const children = isLinux ? readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8') : '';
  const sandbox = `/proc/${children.split(' ', 1)[0]}`;
  const status = isLinux ? readFileSync(`${sandbox}/status`, 'utf8') : '';
  const megabytes = Math.round(Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024);

  first.child.kill('SIGINT');
  assert((await first.exit) === 0, `Ctrl-C should stop cleanly, not:\n${first.output()}`);
  assert(!isLinux || !existsSync(sandbox), 'The sandbox still runs after Ctrl-C.');

  process.stdout.write(
    `Cold start to a usable page: ${usable} s\nSandbox memory, peak: ${megabytes} MB (budget ${SANDBOX_MEGABYTES} MB)\n`,
  );
  assert(megabytes < SANDBOX_MEGABYTES, 'The sandbox takes too much memory.');
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
} finally {
  first.child.kill('SIGINT');
  await first.exit;
  rmSync(dataFolder, { recursive: true, force: true });
}
