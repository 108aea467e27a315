import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { chromiumLaunchOptions } from '../chromium.ts';
import { CONDITION_MS } from '../time-limits.ts';

/**
 * Starts and stops `npm start` on other ports, and measures it. With `--early-ends` it ends starts in other ways: Ctrl-C
 * amid the first one, a terminal that closes, a kill, and a sandbox that does not answer.
 */

const SANDBOX_MEGABYTES = 700;
const SANDBOX_PORT = '4790';
const APP_PORT = '4791';

const root = fileURLToPath(new URL('../..', import.meta.url));
const dataFolder = mkdtempSync(join(tmpdir(), 'perigee-start-'));

function npmStart(settings: Readonly<Record<string, string>> = {}) {
  const child = spawn('node', ['scripts/start.ts'], {
    cwd: root,
    env: {
      ...process.env,
      SANDBOX_PORT,
      APP_PORT,
      SANDBOX_DATA: dataFolder,
      DATABASE_URL: '',
      ...settings,
    },
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

type Start = ReturnType<typeof npmStart>;

async function untilReady({ child, output }: Start): Promise<void> {
  while (!output().includes('Ctrl-C stops both')) {
    assert(child.exitCode === null, `npm start stopped:\n${output()}`);
    await wait(50);
  }
}

// Only Linux lists the processes of a process.
const isLinux = existsSync('/proc/self/status');

/** The entry of a start's sandbox, its first process, in the list of processes. */
function sandboxOf({ child: { pid } }: Start): string {
  const children = isLinux ? readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8') : '';
  return `/proc/${children.split(' ', 1)[0]}`;
}

/** Ctrl-C while the first world is written. */
async function checkInterruption(): Promise<void> {
  const start = npmStart();
  while (!existsSync(`${dataFolder}.lock`)) {
    assert(start.child.exitCode === null, `npm start stopped:\n${start.output()}`);
    await wait(50);
  }
  const sandbox = sandboxOf(start);
  start.child.kill('SIGINT');
  assert((await start.exit) === 0, `Ctrl-C should stop cleanly, not:\n${start.output()}`);
  assert(!start.output().includes('Ctrl-C stops both'), 'It was ready before it was interrupted.');
  assert(!isLinux || !existsSync(sandbox), 'The sandbox still runs after an early Ctrl-C.');
  const left = readdirSync(tmpdir()).filter((name) => name.startsWith(basename(dataFolder)));
  assert.deepEqual(left, [basename(dataFolder)], 'An early Ctrl-C leaves files behind.');
}

/**
 * A terminal that closes sends SIGHUP; a start that is killed can do nothing any more. They find the world of the
 * interrupted start.
 */
async function checkEndWith(signal: 'SIGHUP' | 'SIGKILL'): Promise<void> {
  const start = npmStart();
  await untilReady(start);
  const sandbox = sandboxOf(start);
  start.child.kill(signal);
  await start.exit;
  const deadline = performance.now() + CONDITION_MS;
  while (existsSync(sandbox)) {
    assert(performance.now() < deadline, `The sandbox still runs after ${signal}.`);
    await wait(50);
  }
}

/** A sandbox that gives no answer in time; no sandbox gives one within a millisecond of its start. */
async function checkSilence(): Promise<void> {
  const start = npmStart({ SANDBOX_PATIENCE_MS: '1' });
  const limit = setTimeout(() => start.child.kill('SIGINT'), CONDITION_MS);
  const code = await start.exit;
  clearTimeout(limit);
  assert(code === 1, `A silent sandbox should end npm start, not:\n${start.output()}`);
  assert(
    start.output().includes('The sandbox does not answer.'),
    `A silent sandbox wants a clear message, not:\n${start.output()}`,
  );
}

/** A start as a newcomer sees it, a second one beside it, and Ctrl-C. */
async function checkStartAndStop(): Promise<void> {
  const started = performance.now();
  const first = npmStart();
  try {
    await untilReady(first);
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

    const sandbox = sandboxOf(first);
    const status = isLinux ? readFileSync(`${sandbox}/status`, 'utf8') : '';
    const megabytes = Math.round(Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024);

    first.child.kill('SIGINT');
    assert((await first.exit) === 0, `Ctrl-C should stop cleanly, not:\n${first.output()}`);
    assert(!isLinux || !existsSync(sandbox), 'The sandbox still runs after Ctrl-C.');

    process.stdout.write(
      `Cold start to a usable page: ${usable} s\nSandbox memory, peak: ${megabytes} MB (budget ${SANDBOX_MEGABYTES} MB)\n`,
    );
    assert(megabytes < SANDBOX_MEGABYTES, 'The sandbox takes too much memory.');
  } finally {
    first.child.kill('SIGINT');
    await first.exit;
  }
}

async function checkEarlyEnds(): Promise<void> {
  await checkInterruption();
  if (isLinux) for (const signal of ['SIGHUP', 'SIGKILL'] as const) await checkEndWith(signal);
  await checkSilence();
}

const { values } = parseArgs({ options: { 'early-ends': { type: 'boolean' } } });
try {
  await (values['early-ends'] === true ? checkEarlyEnds() : checkStartAndStop());
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
} finally {
  rmSync(dataFolder, { recursive: true, force: true });
}
