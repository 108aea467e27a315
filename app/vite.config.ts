import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

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
  plugins: [react(), vanillaExtractPlugin(), preloadFonts()],
  build: {
    target: 'es2022',
    manifest: true,
    // A picture or font of its own file can be cached and loaded beside the script.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // One chunk, which the first line of main.tsx asks for: what components are made of comes
        // before their own styles, which stand over it.
        codeSplitting: { groups: [{ name: 'theme', test: /packages\/ui\/src\/theme\// }] },
      },
    },
  },
});
