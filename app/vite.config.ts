import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { appPages } from './build/app-pages.ts';
import { prerenderLanding } from './build/prerender.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), vanillaExtractPlugin(), prerenderLanding(), appPages()],
  define: { 'import.meta.env.BUILD_YEAR': new Date().getFullYear() },
  build: {
    target: 'es2022',
    manifest: true,
    // A picture or font of its own file can be cached and loaded beside the script.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // The name of a shared file would list all that share it.
        chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
        assetFileNames: ({ names: [name = ''] }) =>
          `assets/${name.startsWith('shared~') ? 'shared' : '[name]'}-[hash][extname]`,
        codeSplitting: {
          // Each request costs a slow line half a second: what every page needs is one file, and
          // what several share is a few.
          groups: [
            { name: 'app', tags: ['$initial'], priority: 2 },
            {
              name: 'shared',
              minShareCount: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: 20_000,
              priority: 1,
            },
          ],
        },
      },
    },
  },
});
