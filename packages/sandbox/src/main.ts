import { fileURLToPath } from 'node:url';
import { startSandbox, type Sandbox } from './node.ts';

const DEFAULT_PORT = 4010;
const DEFAULT_DATA = fileURLToPath(new URL('../../../.sandbox/data', import.meta.url));

const print = (line: string) => {
  process.stdout.write(`${line}\n`);
};

/** The text of a setting, or undefined where it is missing or empty. */
const setting = (name: string) => process.env[name]?.trim() || undefined;

function portSetting(): number {
  const text = setting('SANDBOX_PORT') ?? String(DEFAULT_PORT);
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`SANDBOX_PORT is '${text}'. Set it to a number from 0 to 65535.`);
  }
  return port;
}

function stripeSetting() {
  const secretKey = setting('STRIPE_SECRET_KEY');
  return secretKey === undefined
    ? undefined
    : { secretKey, webhookSecret: setting('STRIPE_WEBHOOK_SECRET') };
}

const host = setting('SANDBOX_HOST');

/** Starts the sandbox, and prints its addresses. */
async function start(): Promise<Sandbox> {
  const sandbox = await startSandbox({
    port: portSetting(),
    ...(host !== undefined && { host }),
    publicUrl: setting('SANDBOX_PUBLIC_URL'),
    webUrl: setting('SANDBOX_WEB_URL'),
    waitlistMode: setting('VITE_WAITLIST_MODE') === 'on',
    dataDir: setting('SANDBOX_DATA') ?? DEFAULT_DATA,
    databaseUrl: setting('DATABASE_URL'),
    stripe: stripeSetting(),
    controls: setting('SANDBOX_CONTROLS') === '1',
    trustProxy: setting('SANDBOX_TRUST_PROXY') === '1',
    log: print,
  });
  print(`Sandbox ready: ${sandbox.url}, its outbox: ${sandbox.url}/outbox`);
  return sandbox;
}

try {
  const starting = start();
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    // A pending start is completed first, so that no half-seeded world is left behind.
    const sandbox = await starting;
    await sandbox.stop();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => void stop());
  }
  // The process that started this one with a channel has ended.
  process.on('disconnect', () => void stop());
  // The listener alone must not keep a process alive whose start failed.
  process.channel?.unref();
  await starting;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
