import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build, type Plugin, type Rolldown } from 'vite';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const ENTRY = `${root}virtual-page.tsx`;

export interface BuiltPage {
  /** What the page asks for before it is usable. */
  js: string;
  css: string;
  /** Both, as they travel. */
  bytes: number;
  /** What it asks for when it is needed. */
  laterBytes: number;
  /** Folders of packages/ui/src/components of which some file is in the page. */
  components: string[];
}

/** One compiler of styles for all pages: a new one for each would take most of the time. */
const styles = vanillaExtractPlugin().map(({ buildEnd: _closes, ...rest }) => rest);

const entryOf = (source: string): Plugin => ({
  name: 'perigee:page',
  resolveId: (id) => (id === ENTRY ? id : null),
  load: (id) => (id === ENTRY ? source : null),
});

/** The chunks that are loaded with the page, which are those that its entry imports. */
function firstChunks(chunks: readonly Rolldown.OutputChunk[]): Set<Rolldown.OutputChunk> {
  const first = new Set(chunks.filter(({ isEntry }) => isEntry));
  for (const { imports } of first) {
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) first.add(chunk);
  }
  return first;
}

const gzipped = (...texts: readonly string[]) =>
  texts.reduce((sum, text) => sum + (text === '' ? 0 : gzipSync(text, { level: 9 }).length), 0);

/**
 * Builds a page in memory, as the app is built, and says what is in it. `whole` puts what is loaded
 * later into the page as well.
 */
export async function buildPage(source: string, { whole = false } = {}): Promise<BuiltPage> {
  const { output } = (await build({
    configFile: false,
    root,
    logLevel: 'error',
    plugins: [entryOf(source), styles],
    build: {
      target: 'es2022',
      write: false,
      assetsInlineLimit: 0,
      cssCodeSplit: !whole,
      rolldownOptions: { input: ENTRY, output: { codeSplitting: !whole } },
    },
  })) as Rolldown.RolldownOutput;

  const chunks = output.filter((file) => file.type === 'chunk');
  const first = firstChunks(chunks);
  const firstNames = new Set(
    [...first].flatMap(({ fileName, viteMetadata }) => [
      fileName,
      ...(viteMetadata?.importedCss ?? []),
    ]),
  );
  const texts = (end: string, isFirst: boolean) =>
    output
      .filter(
        ({ fileName }) => fileName.endsWith(end) && (whole || firstNames.has(fileName)) === isFirst,
      )
      .map((file) => (file.type === 'chunk' ? file.code : String(file.source)));

  const js = texts('.js', true).join('\n');
  const css = texts('.css', true).join('\n');
  const modules = [...first].flatMap(({ moduleIds }) => moduleIds);
  const folders = modules.flatMap((id) => /\/ui\/src\/components\/(\w+)\//.exec(id)?.[1] ?? []);
  return {
    js,
    css,
    bytes: gzipped(js, css),
    laterBytes: gzipped(...texts('.js', false), ...texts('.css', false)),
    components: [...new Set(folders)].toSorted(),
  };
}
