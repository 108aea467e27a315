import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { appPages } from './build/app-pages.ts';
import { prerenderLanding } from './build/prerender.ts';

/** Asks for the two fonts together with the page, so that text does not change its face late. */
function preloadFonts(): Plugin {
  return {
    name: 'perigee:preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => file.endsWith('.woff2'))
          .map((file) => ({
            tag: 'link',
            attrs: {
              rel: 'preload',
              href: `/${file}`,
              as: 'font',
              type: 'font/woff2',
              crossorigin: '',
            },
            injectTo: 'head-prepend' as const,
          })),
    },
  };
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), vanillaExtractPlugin(), preloadFonts(), prerenderLanding(), appPages()],
  define: { 'import.meta.env.BUILD_YEAR': new Date().getFullYear() },
  build: {
    target: 'es2022',
    manifest: true,
    // A picture or font of its own file can be cached and loaded beside the script.
    assetsInlineLimit: 0,
  },
});
