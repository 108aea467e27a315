import type { Manifest } from 'vite';
import type { RouteObject } from 'react-router-dom';

/** What a page needs beside the entry: its scripts, and its styles. */
export interface RouteFiles {
  /** Of the address, as a regular expression. */
  pattern: string;
  files: readonly string[];
}

/** What a route's `lazy` imports, in the build that has no browser. */
const IMPORTED = /import\(["'`]\.\/([^"'`]+)["'`]\)/;

/**
 * '/events/:event_id' as '^/events/([^/]+)/?$', which finds the part that is not known. A part with a
 * question mark may be left out, and is not found.
 */
export function patternOf(path: string): string {
  const pattern = path.replaceAll(/\/:\w+\?/g, '(?:/[^/]+)?').replaceAll(/:\w+/g, '([^/]+)');
  return `^${pattern}/?$`;
}

/** The script of a chunk with all that it imports at once, and their styles. */
function filesOf(manifest: Manifest, source: string, known: ReadonlySet<string>): string[] {
  const files = new Set<string>();
  const seen = new Set<string>();
  const add = (key: string) => {
    const chunk = manifest[key];
    if (chunk === undefined || seen.has(key)) return;
    seen.add(key);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) {
      if (!known.has(file)) files.add(`/${file}`);
    }
    for (const imported of chunk.imports ?? []) add(imported);
  };
  add(source);
  return [...files];
}

/** What a module that is loaded later needs beside the entry. */
export function filesBeside(client: Manifest, source: string): string[] {
  if (client[source] === undefined) throw new Error(`${source} is no chunk of its own.`);
  const entry = Object.keys(client).find((key) => client[key]?.isEntry === true) ?? '';
  const known = new Set(filesOf(client, entry, new Set()).map((file) => file.slice(1)));
  return filesOf(client, source, known);
}

const flat = (routes: readonly RouteObject[]): RouteObject[] =>
  routes.flatMap((route) => [route, ...flat(route.children ?? [])]);

const unknowns = ({ path = '' }: RouteObject) => path.split(':').length;

/**
 * For each lazy route the files that it needs beside the entry.
 *
 * @param server the manifest of the build whose `routes` are given, by which chunks are told
 */
export function routeFiles(
  routes: readonly RouteObject[],
  client: Manifest,
  server: Manifest,
): RouteFiles[] {
  const sourceOf = new Map(Object.entries(server).map(([source, { file }]) => [file, source]));
  // As the router ranks them: what is named goes before what may be anything.
  const ranked = flat(routes).toSorted((one, other) => unknowns(one) - unknowns(other));
  return ranked.flatMap(({ path, lazy }) => {
    if (path === undefined || path === '*' || typeof lazy !== 'function') return [];
    const file = IMPORTED.exec(lazy.toString())?.[1];
    const source = file === undefined ? undefined : sourceOf.get(file);
    if (source === undefined) throw new Error(`The chunk of the route ${path} is not known.`);
    return [{ pattern: patternOf(path), files: filesBeside(client, source) }];
  });
}

/** A script that asks for the files of the page it stands in, before the app has come to ask. */
export function preloadScript(routes: readonly RouteFiles[]): string {
  const names = [...new Set(routes.flatMap(({ files }) => files))];
  const table = routes.map(({ pattern, files }) => [
    pattern,
    files.map((file) => names.indexOf(file)),
  ]);
  return `(()=>{const n=${JSON.stringify(names)};for(const[p,f]of ${JSON.stringify(table)})if(new RegExp(p).test(location.pathname)){for(const i of f){const l=document.createElement("link");if(n[i].endsWith(".css")){l.rel="preload";l.as="style"}else l.rel="modulepreload";l.crossOrigin="";l.href=n[i];document.head.append(l)}break}})()`;
}
