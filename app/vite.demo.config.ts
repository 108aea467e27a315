import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { demoPages } from './build/demo-pages.ts';

const pathOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The demonstration: the app with the sandbox in its page, as a folder that works under any address. */
export default defineConfig({
  root: pathOf('demo'),
  base: './',
  publicDir: pathOf('public'),
  plugins: [react(), vanillaExtractPlugin(), demoPages()],
  define: { 'import.meta.env.BUILD_YEAR': new Date().getFullYear() },
  build: {
    target: 'es2022',
    outDir: pathOf('dist-demo'),
    emptyOutDir: true,
    chunkSizeWarningLimit: 2000,
    rolldownOptions: { input: [pathOf('demo/index.html'), pathOf('demo/app.html')] },
  },
});
