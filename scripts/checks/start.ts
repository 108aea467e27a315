import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { chromiumLaunchOptions } from '../chromium.ts';

/**
 * The targets: the time until the page is usable, which is only printed as it depends on the machine, and
 * memory.
 */
const BUDGET = { usableSeconds: 20, sandboxMegabytes: 700 };

const root = fileURLToPath(new URL('../..', import.meta.url));
const SANDBOX_PORT = '4790';
const APP_PORT = '4791';

const assert = (condition: boolean, message: string) => {
  if (!condition) throw new Error(message);
};

function npmStart(dataFolder: string) {
  const child = spawn('node', ['scripts/start.ts'], {
    cwd: root,
    env: { ...process.env, SANDBOX_PORT, APP_PORT, SANDBOX_DATA: dataFolder, DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const exit = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return {
    child,
    exit,
    output: () => output,
    saying: async (text: string) => {
      while (!output.includes(text)) {
        assert(child.exitCode === null, `It stopped before saying '${text}':\n${output}`);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
  };
}

const procFile = (pid: string, name: string) => {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    // The process has ended meanwhile, or belongs to another user.
    return '';
  }
};

/** The peak memory of this check's sandbox in megabytes; null if it does not run, or without /proc. */
function sandboxMemory(): number | null {
  if (!existsSync('/proc/self/status')) return null;
  const pid = readdirSync('/proc').find(
    (name) =>
      procFile(name, 'cmdline').includes('packages/sandbox/src/main.ts') &&
      procFile(name, 'environ').includes(`SANDBOX_PORT=${SANDBOX_PORT}`),
  );
  if (pid === undefined) return null;
  const [, peak] = /VmHWM:\s+(\d+) kB/.exec(procFile(pid, 'status')) ?? [];
  return Math.round(Number(peak) / 1024);
}

async function secondsUntilUsable(started: number): Promise<number> {
  const browser = await chromium.launch(chromiumLaunchOptions());
  try {
    const page = await browser.newPage();
    await page.goto(`http://localhost:${APP_PORT}/`);
    await page.getByRole('button', { name: 'Sign in' }).first().click();
    await page.getByRole('dialog').waitFor();
    return (performance.now() - started) / 1000;
  } finally {
    await browser.close();
  }
}

async function main(): Promise<void> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'perigee-start-'));
  try {
    const started = performance.now();
    const first = npmStart(dataFolder);
    await first.saying('Ctrl-C stops both');
    const usable = await secondsUntilUsable(started);
    const memory = sandboxMemory();
    for (const said of ['/outbox', 'dater', 'host', 'admin', 'Waitlist mode is off']) {
      assert(first.output().includes(said), `npm start does not print '${said}'.`);
    }

    const second = npmStart(dataFolder);
    assert((await second.exit) === 1, 'A second start on the same ports should fail.');
    assert(
      second.output().includes(`Port ${SANDBOX_PORT}`),
      `A taken port wants a clear message, not:\n${second.output()}`,
    );

    first.child.kill('SIGINT');
    assert((await first.exit) === 0, `Ctrl-C should stop cleanly, not:\n${first.output()}`);
    assert(sandboxMemory() === null, 'The sandbox still runs after Ctrl-C.');

    process.stdout.write(
      `Cold start to a usable page: ${usable.toFixed(1)} s (budget ${BUDGET.usableSeconds} s)\n` +
        `Sandbox memory, peak: ${memory ?? 'unknown'} MB (budget ${BUDGET.sandboxMegabytes} MB)\n`,
    );
    assert((memory ?? 0) < BUDGET.sandboxMegabytes, 'The sandbox takes too much memory.');
  } finally {
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

try {
  await main();
  process.exit(0);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exit(1);
}
