import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium, type LaunchOptions } from 'playwright';

/** The paths of an installed Chromium on Debian, Ubuntu and macOS. */
const SYSTEM_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * The Chromium that browser tests run in: CHROMIUM_PATH, else a system one, else playwright's own.
 *
 * @returns its path, or null if none is installed
 * @throws if CHROMIUM_PATH names a file that does not exist
 */
export function findChromium(): string | null {
  const named = process.env['CHROMIUM_PATH'];
  if (named !== undefined && named !== '') {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, which is not there.`);
    return named;
  }
  return [...SYSTEM_PATHS, chromium.executablePath()].find((path) => existsSync(path)) ?? null;
}

/** Flags that isolate a test's browser: no sandbox in containers, no calls home. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** How vitest and playwright start Chromium. */
export function chromiumLaunchOptions(): LaunchOptions {
  const executablePath = findChromium();
  return { ...(executablePath !== null && { executablePath }), args: FLAGS };
}

const isDebianRoot = () => process.getuid?.() === 0 && existsSync('/etc/debian_version');

const run = (command: string, args: string[]) => {
  execFileSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
};

/** Makes sure that a Chromium is installed, and installs one if possible. */
export function ensureChromium(): string {
  const attempts = [
    () => {
      if (!isDebianRoot()) return;
      run('apt-get', ['update', '-qq']);
      run('apt-get', ['install', '-y', '-qq', 'chromium']);
    },
    () => {
      run('npx', ['playwright', 'install', 'chromium']);
    },
  ];
  for (const attempt of attempts) {
    const found = findChromium();
    if (found !== null) return found;
    try {
      attempt();
    } catch {
      // The next attempt, or the message below, follows.
    }
  }
  const found = findChromium();
  if (found !== null) return found;
  throw new Error(
    'The browser tests need Chromium: install it (Debian: apt-get install chromium) or set CHROMIUM_PATH to one.',
  );
}

if (import.meta.main) {
  try {
    process.stdout.write(`Chromium: ${ensureChromium()}\n`);
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exitCode = 1;
  }
}
