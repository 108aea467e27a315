import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { dependencies } from './.storybook/dependencies.ts';
import { videoCommands } from './app/src/flows/video-commands.ts';
import { chromiumLaunchOptions } from './scripts/chromium.ts';
import { CONDITION_MS, HANG_MS, MOST_FAILURES } from './scripts/time-limits.ts';

const DATABASE_DUMP = 'packages/sandbox/test/database-dump.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Limits for every project, because projects do not inherit them from the root. */
const limits = {
  testTimeout: HANG_MS,
  hookTimeout: HANG_MS,
  expect: { poll: { timeout: CONDITION_MS } },
};

/** Chromium's own camera and microphone, which it opens without asking, and sound without a click. */
const FAKE_DEVICES = [
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  '--autoplay-policy=no-user-gesture-required',
];

/**
 * A new object for each project: browser projects must not share their instances.
 *
 * @param flags further flags of Chromium
 */
const browser = (flags: readonly string[] = []) => ({
  enabled: true,
  headless: true,
  // The time until the first page is served: with a cold cache its dependencies are bundled first.
  connectTimeout: HANG_MS,
  provider: playwright({
    launchOptions: chromiumLaunchOptions(flags),
    actionTimeout: CONDITION_MS,
  }),
  instances: [{ browser: 'chromium' as const }],
});

export default defineConfig({
  test: {
    // One more than by default: on two cores there would be one.
    maxWorkers: availableParallelism(),
    bail: MOST_FAILURES,
    projects: [
      {
        test: {
          ...limits,
          name: 'unit',
          environment: 'node',
          // Threads start faster than processes.
          pool: 'threads',
          // Files of a worker share modules, and the sandbox's tests their database: loading them again for
          // each file takes longer than its tests. A test must not replace a part of a module permanently.
          isolate: false,
          globalSetup: DATABASE_DUMP,
          setupFiles: ['scripts/fixed-seed.ts'],
          include: [
            'packages/{domain,api}/src/**/*.test.ts',
            'app/{build,src}/**/*.test.ts',
            'packages/sandbox/test/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
        },
      },
      {
        plugins: [vanillaExtractPlugin()],
        test: {
          ...limits,
          name: 'dom',
          environment: 'jsdom',
          // Creates the environment once a worker: a third of the time of these tests.
          pool: 'vmThreads',
          setupFiles: ['scripts/dom-conditions.ts'],
          // After the unit tests: a worker that shares modules, and a database, is stopped when another
          // project takes its turn.
          sequence: { groupOrder: 1 },
          include: ['packages/{api,ui}/src/**/*.test.tsx', 'app/src/**/*.test.tsx'],
        },
      },
      {
        test: {
          ...limits,
          name: 'contract',
          environment: 'node',
          isolate: false,
          globalSetup: 'packages/api/contract/pact-files.ts',
          include: ['packages/api/contract/**/*.pact.test.ts'],
          sequence: { groupOrder: 2 },
        },
      },
      {
        test: {
          ...limits,
          name: 'provider',
          environment: 'node',
          globalSetup: DATABASE_DUMP,
          include: ['packages/sandbox/contract/**/*.verify.test.ts'],
          sequence: { groupOrder: 3 },
        },
      },
      {
        plugins: [vanillaExtractPlugin()],
        resolve: {
          alias: [
            {
              find: '#.storybook/preview',
              replacement: here('packages/ui/conformance/preview.ts'),
            },
            { find: '#.storybook', replacement: here('.storybook') },
          ],
          extensions: ['.ts', '.tsx', '.js', '.mjs'],
        },
        optimizeDeps: { entries: ['packages/ui/src/**/*.stories.tsx'], include: dependencies },
        test: {
          ...limits,
          name: 'conformance',
          include: ['packages/ui/conformance/*.test.tsx'],
          // Each opens a browser that loads every component.
          fileParallelism: false,
          browser: { ...browser(), viewport: { width: 1280, height: 800 } },
          sequence: { groupOrder: 4 },
        },
      },
      {
        // Video needs connections between pages, and Chromium's devices.
        test: {
          ...limits,
          name: 'video',
          include: ['app/src/flows/*.browser.ts'],
          browser: { ...browser(FAKE_DEVICES), commands: videoCommands },
          sequence: { groupOrder: 5 },
        },
      },
      {
        // For stories while they are written, and for the panel of Storybook. `npm test` plays those of the
        // built Storybook: see scripts/checks/stories.ts.
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: {
          ...limits,
          name: 'stories',
          browser: browser(),
          sequence: { groupOrder: 6 },
        },
      },
    ],
  },
});
