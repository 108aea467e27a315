import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { dependencies } from './.storybook/dependencies.ts';
import { chromiumLaunchOptions } from './scripts/chromium.ts';

const DATABASE_DUMP = 'packages/sandbox/test/database-dump.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** A fresh object each: browser projects must not share their instances. */
const browser = () => ({
  enabled: true,
  headless: true,
  provider: playwright({ launchOptions: chromiumLaunchOptions() }),
  instances: [{ browser: 'chromium' as const }],
});

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          // Quicker to start than processes.
          pool: 'threads',
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
          name: 'dom',
          environment: 'jsdom',
          include: ['packages/{api,ui}/src/**/*.test.tsx', 'app/src/**/*.test.tsx'],
        },
      },
      {
        test: {
          name: 'contract',
          environment: 'node',
          include: ['packages/api/contract/**/*.pact.test.ts'],
          // Interactions of files that run at the same time get lost without a word.
          fileParallelism: false,
          testTimeout: 30_000,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'provider',
          environment: 'node',
          globalSetup: DATABASE_DUMP,
          include: ['packages/sandbox/contract/**/*.verify.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 60_000,
          sequence: { groupOrder: 2 },
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
          name: 'conformance',
          include: ['packages/ui/conformance/*.test.tsx'],
          browser: { ...browser(), viewport: { width: 1280, height: 800 } },
          sequence: { groupOrder: 3 },
        },
      },
      {
        // While a story is written, and for the panel of Storybook. `npm test` plays those of the built
        // Storybook: see scripts/checks/stories.ts.
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: {
          name: 'stories',
          browser: browser(),
          sequence: { groupOrder: 3 },
          // A flow is an evening in a tab, with a database of its own.
          testTimeout: 60_000,
        },
      },
    ],
  },
});
