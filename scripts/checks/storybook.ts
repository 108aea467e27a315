import { fileURLToPath } from 'node:url';
import { preview } from 'vite';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** An entry of Storybook's index: a story, a test that is attached to one, or a page of documentation. */
export interface Entry {
  id: string;
  type: 'story' | 'docs';
  subtype?: 'story' | 'test';
  /** The file that it is written in. */
  importPath: string;
  tags: string[];
}

/** Serves the built Storybook, and lists its entries. */
export async function serveStorybook() {
  const server = await preview({
    root,
    configFile: false,
    logLevel: 'error',
    build: { outDir: 'storybook-static' },
    preview: { port: 4795 },
  });
  const { origin } = new URL(server.resolvedUrls?.local[0] ?? '');
  const response = await fetch(`${origin}/index.json`);
  const { entries } = (await response.json()) as { entries: Record<string, Entry> };
  return { origin, entries: Object.values(entries), close: () => server.close() };
}
