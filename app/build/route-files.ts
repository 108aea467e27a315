import type { Manifest } from 'vite';
import type { RouteRecord } from '../src/routes/route-record.ts';

/** The files that a page needs in addition to the entry: its scripts and its styles. */
export interface RouteFiles {
  /** The pattern of the address, as a regular expression. */
  pattern: string;
  files: readonly string[];
  /** Those of the layout, which a signed-in user needs as well. */
  filesOfMembers: readonly string[];
}

/** The lazy part of each layout, which loads beside the page. That of the site is for signed-in users only. */
const LAYOUTS: Partial<Record<RouteRecord['shell'], string>> = {
  site: 'src/layouts/member-header.tsx',
  portal: 'src/layouts/portal-layout.tsx',
  admin: 'src/layouts/admin-layout.tsx',
};

/** The module that a record's `lazy` imports, in the server build. */
const IMPORTED = /import\(["'`]\.\/([^"'`]+)["'`]\)/;

/**
 * '/events/:event_id' as '^/events/([^/]+)/?$', which captures the unknown part. A part with a question mark
 * is optional, and is not captured.
 */
export function patternOf(path: string): string {
  const pattern = path.replaceAll(/\/:\w+\?/g, '(?:/[^/]+)?').replaceAll(/:\w+/g, '([^/]+)');
  return `^${pattern}/?$`;
}

/** The script of a chunk with all its static imports, and their styles. */
function filesOf(manifest: Manifest, source: string, known: ReadonlySet<string>): string[] {
  const files = new Set<string>();
  const seen = new Set<string>();
  const add = (key: string) => {
    const chunk = manifest[key];
    if (chunk === undefined || seen.has(key)) return;
    seen.add(key);
    const addFile = (file: string) => {
      if (!known.has(file)) files.add(`/${file}`);
    };
    addFile(chunk.file);
    for (const imported of chunk.imports ?? []) add(imported);
    // After those of its imports, on which its own build.
    for (const file of chunk.css ?? []) addFile(file);
  };
  add(source);
  return [...files];
}

/** The files that a lazy module needs in addition to the entry. */
export function filesBeside(client: Manifest, source: string): string[] {
  if (client[source] === undefined) throw new Error(`${source} is no chunk of its own.`);
  const entry = Object.keys(client).find((key) => client[key]?.isEntry === true) ?? '';
  const known = new Set(filesOf(client, entry, new Set()).map((file) => file.slice(1)));
  return filesOf(client, source, known);
}

/** The records in the router's order: a literal segment ranks before a parameter. */
export const ranked = (records: readonly RouteRecord[]): RouteRecord[] =>
  records
    .filter(({ path }) => path !== '*')
    .toSorted((one, other) => one.path.split(':').length - other.path.split(':').length);

/**
 * The files that each lazy route needs in addition to the entry.
 *
 * @param server the manifest of the build that `records` come from; it maps chunks to sources
 */
export function routeFiles(
  records: readonly RouteRecord[],
  client: Manifest,
  server: Manifest,
): RouteFiles[] {
  const sourceOf = new Map(Object.entries(server).map(([source, { file }]) => [file, source]));
  return ranked(records).flatMap(({ path, lazy, shell }) => {
    if (lazy === undefined) return [];
    const file = IMPORTED.exec(lazy.toString())?.[1];
    const source = file === undefined ? undefined : sourceOf.get(file);
    if (source === undefined) throw new Error(`The chunk of the route ${path} is not known.`);
    const files = filesBeside(client, source);
    const layout = LAYOUTS[shell];
    const others =
      layout === undefined ? [] : filesBeside(client, layout).filter((one) => !files.includes(one));
    return [
      shell === 'site'
        ? { pattern: patternOf(path), files, filesOfMembers: others }
        : { pattern: patternOf(path), files: [...files, ...others], filesOfMembers: [] },
    ];
  });
}

/**
 * An inline script that preloads the files of its page before the app requests them. It follows the script of
 * the initial requests, which knows whether a user is signed in.
 *
 * @param prerendered the pages that show before their code is loaded: on a slow line their styles come first, and
 *   their first picture, once it is being loaded
 */
export function preloadScript(
  routes: readonly RouteFiles[],
  prerendered: readonly Pick<RouteFiles, 'pattern'>[],
): string {
  const names = [
    ...new Set(routes.flatMap(({ files, filesOfMembers }) => [...files, ...filesOfMembers])),
  ];
  const numbers = (files: readonly string[]) => files.map((file) => names.indexOf(file));
  const early = new Set(prerendered.map(({ pattern }) => pattern));
  const table = routes.map(({ pattern, files, filesOfMembers }) => [
    pattern,
    early.has(pattern),
    numbers(files),
    numbers(filesOfMembers),
  ]);
  const values = [names, table].map((value) => JSON.stringify(value));
  return `(${preload.toString()})(${values.join(',')},preloadedResponses.authorization!==null,earlyReplies);`;
}

type Table = readonly (readonly [
  pattern: string,
  isPrerendered: boolean,
  files: readonly number[],
  filesOfMembers: readonly number[],
])[];

/** Runs in the page as a copy of this source text: it may use nothing from outside. */
async function preload(
  names: readonly string[],
  table: Table,
  isSignedIn: boolean,
  early: { picture?: Promise<unknown> },
): Promise<void> {
  const request = (href: string, kind: Partial<HTMLLinkElement>) =>
    new Promise((settle) => {
      const link = document.createElement('link');
      Object.assign(link, kind, { crossOrigin: '', href, onload: settle, onerror: settle });
      document.head.append(link);
    });
  const page = table.find(([pattern]) => new RegExp(pattern).test(location.pathname));
  if (page === undefined) return;
  const [, isPrerendered, files, filesOfMembers] = page;
  const hrefs = [...files, ...(isSignedIn ? filesOfMembers : [])].map((file) => names[file] ?? '');
  const styles = hrefs.filter((href) => href.endsWith('.css'));
  const loaded = styles.map((href) => request(href, { rel: 'preload', as: 'style' }));
  if (isPrerendered) await Promise.all(loaded);
  // While the first picture is loading, thirty files of code would compete with it for bandwidth.
  await early.picture;
  for (const href of hrefs) {
    if (!styles.includes(href)) void request(href, { rel: 'modulepreload' });
  }
}
