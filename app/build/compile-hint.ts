import type { Plugin } from 'vite';

/** Has to be the first line of a file. V8 reads it; other engines ignore it. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Makes Chromium compile all of the entry while it downloads, instead of each function at its first call,
 * when the page would wait for it. Other files have no hint: little of their code is called at once.
 */
export function compileHint(): Plugin {
  return {
    name: 'perigee:compile-hint',
    apply: 'build',
    generateBundle: {
      // Runs after all other plugins that write to the top of the file.
      order: 'post',
      handler: (_, bundle) => {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type === 'chunk' && chunk.isEntry) chunk.code = HINT + chunk.code;
        }
      },
    },
  };
}
