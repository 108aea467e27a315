import { spawnSync } from 'node:child_process';
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
 * Debian's package where this user may install it, else playwright's download. Without what the package
 * recommends, printing for example, which would be most of the download. Its headless shell is smaller, but has
 * no clipboard.
 */
const INSTALL =
  '(apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium fonts-liberation) >/dev/null 2>&1 || npx playwright install chromium';

/**
 * What playwright switches off. Chromium reads only the last list of features that it is given, so that ours
 * repeats this one; a test compares it with what playwright starts Chromium with.
 */
const DISABLED_BY_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
];

/**
 * Features of no use in a test that cost processor time: the suggestions of the address bar, which load a page in
 * every browser context (0.3 s), and renderer processes that are started before they are needed.
 */
const UNUSED_BY_TESTS = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'SpareRendererForSitePerProcess',
];

/** Flags that isolate a test's browser: no sandbox in containers, no calls home. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...DISABLED_BY_PLAYWRIGHT, ...UNUSED_BY_TESTS].join(',')}`,
];

/**
 * The Chromium that browser tests run in: CHROMIUM_PATH, else a system one, else playwright's own.
 *
 * @throws if CHROMIUM_PATH names a file that does not exist
 */
function findChromium(): string | undefined {
  const named = process.env['CHROMIUM_PATH'] ?? '';
  if (named === '')
    return [...SYSTEM_PATHS, chromium.executablePath()].find((path) => existsSync(path));
  if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, which does not exist.`);
  return named;
}

/**
 * How vitest and playwright start Chromium.
 *
 * @param flags in addition to those of every test
 */
export function chromiumLaunchOptions(flags: readonly string[] = []): LaunchOptions {
  const executablePath = findChromium();
  return { ...(executablePath !== undefined && { executablePath }), args: [...FLAGS, ...flags] };
}

if (import.meta.main) {
  if (findChromium() === undefined) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync(INSTALL, { shell: true, stdio: 'inherit', env });
  }
  const found = findChromium();
  if (found === undefined) {
    throw new Error(
      'The browser tests need Chromium: install it (Debian: apt-get install chromium) or set CHROMIUM_PATH to one.',
    );
  }
  process.stdout.write(`Chromium: ${found}\n`);
}
