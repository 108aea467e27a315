import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import type { JourneyOptions } from './app/e2e/test.ts';
import { APP_URL, ERROR_REPORT_URL, SANDBOX_URL, WAITLIST_MODE_URL } from './app/e2e/addresses.ts';
import { chromiumLaunchOptions } from './scripts/chromium.ts';
import { CONDITION_MS, HANG_MS, MOST_FAILURES } from './scripts/time-limits.ts';

/** What one of the builds links or calls, and the other one, without them, does not. */
const OUR_ADDRESSES = {
  VITE_SUPPORT_EMAIL: 'support@perigee.example',
  VITE_IOS_APP_ID: '1500000001',
  VITE_INSTAGRAM_URL: 'https://social.example/perigee',
  VITE_ERROR_REPORT_URL: ERROR_REPORT_URL,
};

const DEMO = '**/demo.e2e.ts';
const IN_SIGHT = '**/in-sight.e2e.ts';
const ON_POSTGRESQL = '**/two-sandboxes.e2e.ts';

/** Serves a copy of the built app with its own settings. */
function serve(
  url: string,
  { outDir, ...settings }: { outDir: string } & Readonly<Record<`VITE_${string}`, string>>,
) {
  const { port } = new URL(url);
  return {
    command: `node app/build/configure.ts app/dist app/${outDir} && vite preview app --outDir ${outDir} --port ${port} --strictPort --host localhost`,
    env: { ...process.env, VITE_API_URL: SANDBOX_URL, ...settings },
    url,
    timeout: HANG_MS,
    reuseExistingServer: false,
  };
}

/** Painting motion takes as much processor time as all else. */
const WITHOUT_MOTION = { contextOptions: { reducedMotion: 'reduce' } } as const;

export default defineConfig<JourneyOptions>({
  testDir: 'app/e2e',
  testMatch: '**/*.e2e.ts',
  globalSetup: './app/e2e/global-setup.ts',
  // Each worker has its own sandbox and data.
  fullyParallel: true,
  // With one worker a core, the cores are idle for a third of the time: journeys wait for pages and replies.
  workers: availableParallelism() * 2,
  timeout: HANG_MS,
  expect: { timeout: CONDITION_MS },
  maxFailures: MOST_FAILURES,
  forbidOnly: true,
  reporter: [['list']],
  projects: [
    // One project for phones and desktops, because each project has workers of its own, with their sandboxes.
    {
      name: 'journeys',
      use: { ...WITHOUT_MOTION, hasPhones: true },
      testIgnore: [DEMO, IN_SIGHT, ON_POSTGRESQL],
    },
    // Where the main actions of the pages stand: only `npm run test:all` measures it.
    { name: 'in-sight', use: WITHOUT_MOTION, testMatch: IN_SIGHT },
    // The journeys of phones on a large screen with its motion: only `npm run test:all` runs them twice.
    { name: 'desktop-again', grep: /@phone/, testIgnore: DEMO },
    // Through the folder that `npm run build:demo` writes: only `npm run test:all` builds it.
    { name: 'demo', testMatch: DEMO },
    // On the server of TEST_DATABASE_URL: only `npm run test:postgresql` has one. Its sandboxes have ports of their own.
    { name: 'postgresql', use: WITHOUT_MOTION, testMatch: ON_POSTGRESQL, workers: 1 },
  ],
  use: {
    baseURL: APP_URL,
    // Traces of all journeys take a fifth of the processor time; `--trace on` records one when needed.
    trace: 'off',
    // Chromium's own camera and microphone, for which it asks as it does in daily use.
    launchOptions: chromiumLaunchOptions(['--use-fake-device-for-media-stream']),
  },
  webServer: [
    // The same mode as in `npm start`.
    serve(APP_URL, { outDir: 'dist-journeys', VITE_WAITLIST_MODE: 'off', ...OUR_ADDRESSES }),
    serve(WAITLIST_MODE_URL, {
      outDir: 'dist-journeys-waitlist-mode',
      VITE_WAITLIST_MODE: 'on',
    }),
  ],
});
