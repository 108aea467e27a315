import { spawn, type ChildProcess } from 'node:child_process';
import { createServer as createProbe } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { demoAccounts } from '@perigee/sandbox/node';
import { createServer, type ViteDevServer } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));
const sandboxPort = Number(process.env['SANDBOX_PORT'] ?? 4010);
const appPort = Number(process.env['APP_PORT'] ?? 5173);
/** Off, so that the demo shows likes, matches and wallets; builds have it on. Source: member §1. */
const waitlistMode = process.env['VITE_WAITLIST_MODE'] === 'on' ? 'on' : 'off';
const sandboxUrl = `http://localhost:${sandboxPort}`;

const say = (line = '') => process.stdout.write(`${line}\n`);

/** Fails with a sentence that says what to do where somebody else holds the port. */
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
    // Out of the terminal's group: Ctrl-C reaches only this process, which stops both in order.
    detached: true,
  });
}

async function sandboxAnswers(sandbox: ChildProcess): Promise<void> {
  for (;;) {
    const response = await fetch(`${sandboxUrl}/healthz`).catch(() => null);
    if (response?.ok === true) return;
    if (sandbox.exitCode !== null) {
      throw new Error(`The sandbox did not start (exit code ${sandbox.exitCode}).`);
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
  if (sandbox.exitCode !== null) return;
  const exit = new Promise((resolve) => sandbox.once('exit', resolve));
  sandbox.kill('SIGTERM');
  await exit;
}

async function main(): Promise<void> {
  await checkPortIsFree(sandboxPort, 'the sandbox', 'SANDBOX_PORT');
  await checkPortIsFree(appPort, 'the app', 'APP_PORT');
  const sandbox = startSandboxProcess();
  const app = await Promise.all([startApp(), sandboxAnswers(sandbox)]).then(
    ([server]) => server,
    async (error: unknown) => {
      await stopSandbox(sandbox);
      throw error;
    },
  );

  let stopping = false;
  const stop = async (exitCode: number) => {
    if (stopping) return;
    stopping = true;
    await Promise.all([stopSandbox(sandbox), app.close()]);
    say('Stopped.');
    process.exit(exitCode);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(0));
  sandbox.once('exit', () => {
    if (!stopping) say('The sandbox stopped by itself; stopping the app.');
    void stop(1);
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
