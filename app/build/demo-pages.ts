import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { SANDBOX_ORIGIN } from '../src/demo/sandbox-origin.ts';
import { withSettings } from './pages.ts';
import { settingsOfEnvironment } from './settings.ts';

/** What the pages may load: their own files, and what the sandbox in the page answers. */
const POLICY = Object.entries({
  'default-src': "'none'",
  // The database is WebAssembly.
  'script-src': "'self' 'wasm-unsafe-eval'",
  // The sandbox's pages have inline styles, and no scripts.
  'style-src': "'self' 'unsafe-inline'",
  'font-src': "'self'",
  'img-src': `'self' data: blob: ${SANDBOX_ORIGIN}`,
  'connect-src': `'self' ${SANDBOX_ORIGIN} ${SANDBOX_ORIGIN.replace('https', 'wss')}`,
  'worker-src': "'self'",
  'frame-src': "'self'",
  'form-action': "'none'",
  'base-uri': "'none'",
})
  .map(([name, sources]) => `${name} ${sources}`)
  .join('; ');

const pathOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Completes the pages of the demonstration, and copies the files that the sandbox's world needs. */
export function demoPages(): Plugin {
  return {
    name: 'perigee:demo-pages',
    apply: 'build',
    transformIndexHtml: (html) =>
      withSettings(
        html.replace(
          '<meta charset="utf-8" />',
          (charset) =>
            `${charset}<meta http-equiv="Content-Security-Policy" content="${POLICY}" />`,
        ),
        // As in `npm start`, members swipe unless waitlist mode is asked for.
        { waitlistMode: 'off', ...given(settingsOfEnvironment()), apiUrl: SANDBOX_ORIGIN },
      ),
    writeBundle: ({ dir = '' }) => {
      cpSync(pathOf('../../packages/sandbox/assets'), join(dir, 'pictures'), { recursive: true });
      cpSync(
        pathOf('../../.storybook/public/mockServiceWorker.js'),
        join(dir, 'mockServiceWorker.js'),
      );
    },
  };
}

/** Without the fields that are undefined. */
const given = (settings: object) =>
  Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined));
