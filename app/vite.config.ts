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
    modulePreload: {
      // The page asks for its scripts itself, and a link for those behind it: the list of them all
      // would be part of what every visitor loads.
      resolveDependencies: (_file, files, { hostType }) =>
        hostType === 'html' ? files : files.filter((file) => file.endsWith('.css')),
    },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Each request costs a slow line half a second: what every page needs is one file.
          groups: [{ name: 'app', tags: ['$initial'], priority: 2 }],
        },
      },
    },
  },
});
