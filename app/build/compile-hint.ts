import type { Plugin } from 'vite';

/** Has to be the first thing in a file. V8 knows it, and nobody else minds. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Has Chromium compile all of the entry while it arrives, and not each function when it is first
 * called, where the page would wait for it. Other files are left: of those little is called at once.
 */
export function compileHint(): Plugin {
  return {
    name: 'perigee:compile-hint',
    apply: 'build',
    generateBundle: {
      // After whoever else writes to the top of the file.
      order: 'post',
      handler: (_, bundle) => {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type === 'chunk' && chunk.isEntry) chunk.code = HINT + chunk.code;
        }
      },
    },
  };
}
