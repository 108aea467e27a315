import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { appPages } from './build/app-pages.ts';
import { compileHint } from './build/compile-hint.ts';
import { pages } from './build/pages.ts';
import { sharedFiles } from './build/shared-files.ts';

/** A stylesheet for all components, and one for the screens of each area. */
function stylesheetOf(id: string): string | null {
  const [isStyles, area] =
    /[\\/]ui[\\/]src[\\/](?:screens[\\/]([\w-]+)|components|theme)[\\/].*vanilla\.css/.exec(id) ??
    [];
  return isStyles === undefined ? null : (area ?? 'components');
}

/** The folder of the router that bundlers are given, with the warnings of development. */
const ROUTER = dirname(
  createRequire(import.meta.resolve('react-router-dom')).resolve('react-router'),
);

/** The modules of the router's production build, which its package exports under no name. */
const productionRouter = {
  'react-router/dom': 'dom-export.mjs',
  'react-router': 'index.mjs',
};

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  resolve: {
    // Without `jsnext:main`, an old name of `module`: a package that Twilio's library requires has it, and modules
    // that are required need helpers, which the bundler puts into the entry.
    mainFields: ['browser', 'module'],
    alias:
      command === 'build'
        ? Object.entries(productionRouter).map(([name, file]) => ({
            find: new RegExp(`^${name}$`),
            replacement: `${dirname(ROUTER)}/production/${file}`,
          }))
        : [],
  },
  plugins: [react(), vanillaExtractPlugin(), pages(), appPages(), compileHint(), sharedFiles()],
  server: {
    // While the sandbox makes its world there is time for what the first page asks for.
    warmup: { clientFiles: ['./src/main.tsx', './src/routes/auth/sign-in-modal.tsx'] },
  },
  define: { 'import.meta.env.BUILD_YEAR': new Date().getFullYear() },
  build: {
    target: 'es2022',
    manifest: true,
    // size-limit has the budgets of pages.
    chunkSizeWarningLimit: 600,
    // A picture or font of its own file can be cached and loaded beside the script.
    assetsInlineLimit: 0,
    modulePreload: {
      // A browser that knows no such links asks for each file at its import: later, that is all.
      polyfill: false,
      // The page asks for its scripts itself, and a link for those behind it: the list of them all
      // would be part of what every visitor loads.
      resolveDependencies: (_file, files, { hostType }) =>
        hostType === 'html' ? files : files.filter((file) => file.endsWith('.css')),
    },
    rolldownOptions: {
      output: {
        // The name of a shared file has more behind the '~', which would be in each file that imports it.
        chunkFileNames: ({ name }) => `assets/${name.split('~', 1)[0]}-[hash].js`,
        codeSplitting: {
          // `sharedFiles` adds a group for each file that several pages share.
          groups: [
            // What every page needs.
            { name: 'app', tags: ['$initial'], priority: 3 },
            { debugName: 'styles', name: stylesheetOf, priority: 2 },
          ],
        },
      },
    },
  },
}));
