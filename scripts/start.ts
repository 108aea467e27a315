import { spawn, type ChildProcess } from 'node:child_process';
import { createServer as createProbe } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { demoAccounts } from '@perigee/sandbox/node';
import { createServer, type ViteDevServer } from 'vite';
import { untilSilent } from './health.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const sandboxPort = Number(process.env['SANDBOX_PORT'] ?? 4010);
const appPort = Number(process.env['APP_PORT'] ?? 5173);
/** Off, so that the demo shows likes, matches and wallets; builds have it on. Source: member §1. */
const waitlistMode = process.env['VITE_WAITLIST_MODE'] === 'on' ? 'on' : 'off';
const sandboxUrl = `http://localhost:${sandboxPort}`;

/** The first start seeds the data; a busy machine takes minutes for it. */
const START_LIMIT_MS = 5 * 60 * 1000;
/** A busy sandbox may answer late: only a silence of this length counts as a failure. */
const HEALTH = { everyMs: 5000, limitMs: 60_000 };
/** The time for writing open data, which takes a moment; a longer wait has no use. */
const STOP_LIMIT_MS = 30_000;

const say = (line = '') => process.stdout.write(`${line}\n`);

/** Fails with an instruction if another process holds the port. */
async function checkPortIsFree(port: number, who: string, variable: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const probe = createProbe();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(
              `Port ${port}, which ${who} needs, is in use. Stop what holds it, or choose another: ${variable}=${port + 1} npm start`,
            )
          : error,
      );
    });
    probe.listen(port, () => probe.close(() => resolve()));
  });
}

function startSandboxProcess(): ChildProcess {
  return spawn(process.execPath, ['packages/sandbox/src/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      SANDBOX_PORT: String(sandboxPort),
      SANDBOX_PUBLIC_URL: sandboxUrl,
      SANDBOX_WEB_URL: `http://localhost:${appPort}`,
    },
    // In a process group of its own: Ctrl-C reaches only this process, which stops both in order.
    detached: true,
  });
}

async function sandboxAnswers(sandbox: ChildProcess): Promise<void> {
  const signal = AbortSignal.timeout(START_LIMIT_MS);
  for (;;) {
    const response = await fetch(`${sandboxUrl}/healthz`, { signal }).catch(() => null);
    if (response?.ok === true) return;
    if (sandbox.exitCode !== null) {
      throw new Error(`The sandbox did not start (exit code ${sandbox.exitCode}).`);
    }
    if (signal.aborted) {
      throw new Error(
        'The sandbox did not start within five minutes. Make room on the disk or stop other programs, and start again.',
      );
    }
    await wait(100);
  }
}

async function startApp(): Promise<ViteDevServer> {
  process.env['VITE_API_URL'] = sandboxUrl;
  process.env['VITE_WAITLIST_MODE'] = waitlistMode;
  const server = await createServer({
    configFile: fileURLToPath(new URL('../app/vite.config.ts', import.meta.url)),
    logLevel: 'warn',
    server: { port: appPort, strictPort: true, host: 'localhost' },
  });
  return await server.listen();
}

async function stopSandbox(sandbox: ChildProcess): Promise<void> {
  if (sandbox.exitCode !== null || sandbox.signalCode !== null) return;
  const exit = new Promise((resolve) => sandbox.once('exit', resolve));
  sandbox.kill('SIGTERM');
  const impatience = setTimeout(() => sandbox.kill('SIGKILL'), STOP_LIMIT_MS);
  await exit;
  clearTimeout(impatience);
}

async function main(): Promise<void> {
  await checkPortIsFree(sandboxPort, 'the sandbox', 'SANDBOX_PORT');
  await checkPortIsFree(appPort, 'the app', 'APP_PORT');
  const sandbox = startSandboxProcess();
  let app: ViteDevServer | undefined;
  let stopping = false;
  const stop = async (exitCode: number) => {
    if (stopping) return;
    stopping = true;
    await Promise.all([stopSandbox(sandbox), app?.close()]);
    say('Stopped.');
    process.exit(exitCode);
  };
  // Before the first await: the sandbox is not in the terminal's process group, and would keep running.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(0));

  try {
    [app] = await Promise.all([startApp(), sandboxAnswers(sandbox)]);
  } catch (error) {
    if (stopping) return;
    await stopSandbox(sandbox);
    throw error;
  }
  sandbox.once('exit', () => {
    if (!stopping) say('The sandbox stopped by itself; stopping the app.');
    void stop(1);
  });
  void untilSilent(`${sandboxUrl}/healthz`, HEALTH).then(() => {
    if (stopping) return;
    say('The sandbox has not answered for a minute; stopping it and the app.');
    return stop(1);
  });

  say();
  say(`  App       http://localhost:${appPort}`);
  say(`  Sandbox   ${sandboxUrl}`);
  say(`  Outbox    ${sandboxUrl}/outbox   codes and mails arrive here`);
  say();
  say('  Sign in by phone as');
  for (const { role, name, about, phone } of demoAccounts) {
    say(`    ${role.padEnd(7)} ${phone}   ${name}, who ${about}`);
  }
  say('  or with any other number, to sign up.');
  say();
  say(
    waitlistMode === 'on'
      ? '  Waitlist mode is on: likes, matches and wallets are hidden.'
      : '  Waitlist mode is off. To hide likes, matches and wallets: VITE_WAITLIST_MODE=on npm start',
  );
  say('  Admins switch the waitlist for themselves on their home. Ctrl-C stops both.');
  say();
}

try {
  await main();
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exit(1);
}
