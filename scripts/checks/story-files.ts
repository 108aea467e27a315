import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadCsf } from 'storybook/internal/csf-tools';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** The files that match a pattern, with their text. Paths are from the root of the repository. */
export const readFiles = (pattern: string) =>
  globSync(pattern, { cwd: root })
    .toSorted()
    .map((file) => ({ file, text: readFileSync(root + file, 'utf8') }));

/** The story files that match a pattern: each with its text, title, tags, and the ids of its stories. */
export const storyFiles = (pattern = '{packages/ui,app}/src/**/*.stories.tsx') =>
  readFiles(pattern).map(({ file, text }) => {
    const { meta, stories } = loadCsf(text, {
      fileName: root + file,
      makeTitle: (title) => title,
    }).parse();
    const { title = '', tags = [] } = meta;
    return { file, text, title, tags, stories: stories.map(({ id }) => id) };
  });
