import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { demoAccounts, sandboxProgram } from '@perigee/sandbox/program';
import { createServer, type ViteDevServer } from 'vite';
import { openConnectionProxy } from './connection-proxy.ts';
import { untilSilent } from './watch-sandbox.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const sandboxPort = process.env['SANDBOX_PORT'] ?? '4010';
const appPort = Number(process.env['APP_PORT'] ?? 5173);
/** Off, so that the demo shows likes, matches and wallets; builds have it on. Source: member §1. */
const waitlistMode = process.env['VITE_WAITLIST_MODE'] === 'on' ? 'on' : 'off';
const sandboxUrl = `http://localhost:${sandboxPort}`;
const appUrl = `http://localhost:${appPort}`;

/**
 * The time for writing open data, which takes a moment, and for a first world, which is completed before it is left:
 * seconds, and more than half a minute on a busy machine. A longer wait has no use.
 */
const STOP_LIMIT_MS = 180_000;

/** Milliseconds for which the sandbox may stay silent. The check of this program shortens them. */
const patience = process.env['SANDBOX_PATIENCE_MS'];

const { values } = parseArgs({ options: { cluster: { type: 'boolean', default: false } } });
/** Two sandboxes behind a proxy at the address of the sandbox. */
const isCluster = values.cluster;
if (isCluster && !process.env['DATABASE_URL']) {
  throw new Error('Two sandboxes need one PostgreSQL: set DATABASE_URL.');
}
if (isCluster && process.env['SANDBOX_CONTROLS'] === '1') {
  throw new Error('SANDBOX_CONTROLS moves the clock of one sandbox only: use npm start.');
}

function startSandboxProcess() {
  const child = spawn(process.execPath, sandboxProgram, {
    cwd: here('..'),
    // The channel closes when this process ends, even killed: the sandbox then stops.
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: {
      ...process.env,
      SANDBOX_PORT: isCluster ? '0' : sandboxPort,
      SANDBOX_PUBLIC_URL: sandboxUrl,
      SANDBOX_WEB_URL: appUrl,
    },
    // In a process group of its own: Ctrl-C reaches only this process, which stops both in order.
    detached: true,
  });
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  /** Resolves to its port when the sandbox says that it is ready; prints all that it says. */
  const ready = new Promise<number>((resolve) => {
    let said = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      process.stdout.write(chunk);
      said += chunk.toString();
      const port = /^Sandbox ready: http:\/\/[^:]+:(\d+),/m.exec(said)?.[1];
      if (port !== undefined) resolve(Number(port));
    });
  });
  return { child, isRunning, ready };
}

const sandboxes = Array.from({ length: isCluster ? 2 : 1 }, startSandboxProcess);
let app: ViteDevServer | undefined;
let stopping = false;

async function stop(exitCode: number, reason: string): Promise<void> {
  if (stopping) return;
  stopping = true;
  process.stdout.write(`${reason}\n`);
  const running = sandboxes.filter(({ isRunning }) => isRunning());
  for (const { child } of running) child.kill('SIGTERM');
  setTimeout(() => {
    for (const { child } of running) child.kill('SIGKILL');
  }, STOP_LIMIT_MS);
  await Promise.all([...running.map(({ child }) => once(child, 'exit')), app?.close()]);
  process.exit(exitCode);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => void stop(0, 'Stopping.'));
for (const { child } of sandboxes) {
  child.once('exit', () => {
    if (!sandboxes.some(({ isRunning }) => isRunning())) {
      void stop(1, 'The sandbox stopped by itself; stopping the app.');
    } else if (!stopping) {
      process.stdout.write('A sandbox stopped by itself. The other one takes its pages.\n');
    }
  });
}

async function startSandboxes(): Promise<void> {
  const ports = await Promise.all(sandboxes.map(({ ready }) => ready));
  if (isCluster) await openConnectionProxy(Number(sandboxPort), ports);
}

async function startApp(): Promise<void> {
  process.env['VITE_API_URL'] = sandboxUrl;
  process.env['VITE_WAITLIST_MODE'] = waitlistMode;
  const server = await createServer({
    configFile: here('../app/vite.config.ts'),
    logLevel: 'warn',
    server: { port: appPort, strictPort: true, host: 'localhost' },
  });
  app = await server.listen();
}

async function watchSandbox(): Promise<void> {
  const limit = Number(patience);
  await untilSilent(sandboxUrl, patience === undefined ? {} : { start: limit, silence: limit });
  await stop(1, 'The sandbox does not answer. Make room on the disk or stop other programs.');
}

void watchSandbox();
try {
  await Promise.all([startApp(), startSandboxes()]);
} catch (error) {
  await stop(1, `${(error as Error).message}. Choose another port with APP_PORT or SANDBOX_PORT.`);
}

const processes = sandboxes.map(({ child }) => child.pid).join(' and ');
const accounts = demoAccounts.map(
  ({ role, name, about, phone }) => `    ${role.padEnd(7)} ${phone}   ${name}, who ${about}`,
);
// A sandbox that is stopped while it starts completes its world first.
if (!stopping)
  process.stdout.write(`
  App       ${appUrl}
  Sandbox   ${sandboxUrl}${isCluster ? `   processes ${processes}` : ''}
  Outbox    ${sandboxUrl}/outbox   codes and mails arrive here

  Sign in by phone as
${accounts.join('\n')}
  or with any other number, to sign up.

  Waitlist mode is ${waitlistMode}. VITE_WAITLIST_MODE=on npm start hides likes, matches and wallets.
  Admins switch the waitlist for themselves on their home. Ctrl-C stops both.

`);
