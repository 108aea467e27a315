import { globSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadCsf } from 'storybook/internal/csf-tools';

const root = fileURLToPath(new URL('../..', import.meta.url));

export interface StoryFile {
  /** The path from the root of the repository. */
  file: string;
  title: string;
  /** The ids of its stories, in the format of Storybook's addresses. */
  stories: readonly string[];
  /** The source text of its meta, by key. */
  meta: Readonly<Record<string, string>>;
  /** The source text of its first story, by key. */
  first: Readonly<Record<string, string>>;
}

function read(path: string): StoryFile {
  const code = readFileSync(path, 'utf8');
  const csf = loadCsf(code, { fileName: path, makeTitle: (title) => title }).parse();
  const written = (
    annotations: Record<string, { start?: number | null; end?: number | null }> = {},
  ) =>
    Object.fromEntries(
      Object.entries(annotations).map(([key, { start, end }]) => [
        key,
        code.slice(start ?? 0, end ?? 0),
      ]),
    );
  // oxlint-disable-next-line no-underscore-dangle -- the one name that the library gives it
  const [first] = Object.values(csf._storyAnnotations);
  return {
    file: relative(root, path),
    title: csf.meta.title ?? '',
    stories: csf.stories.map(({ id }) => id),
    // oxlint-disable-next-line no-underscore-dangle -- as above
    meta: written(csf._metaAnnotations),
    first: written(first),
  };
}

/** The story files that match a pattern, from the root of the repository. */
export function storyFiles(pattern: string): StoryFile[] {
  return globSync(pattern, { cwd: root })
    .toSorted()
    .map((file) => read(root + file));
}
