import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { readOperations, root } from './pact/contract.ts';

const TARGET = `${root}.storybook/docs/generated/screen-calls.json`;

/** By the name of a screen's folder: the calls behind it, as 'GET /likes', and the screens that open it. */
export type ScreenCalls = Readonly<Record<string, { calls: string[]; openedBy: string[] }>>;

const sources = (pattern: string, except: RegExp) =>
  new Map(
    globSync(pattern, { cwd: root })
      .filter((file) => !except.test(file))
      .toSorted()
      .map((file) => [file, readFileSync(root + file, 'utf8')]),
  );

/** The names that a module imports, and those in the paths of what it imports when it needs them. */
const importedBy = (text: string) => {
  const imports = text.match(/^(?:import|export) [^;]*? from '[^']+'|\bimport\('[^']+'\)/gm) ?? [];
  return new Set(imports.join('\n').match(/\b[A-Za-z]\w+/g));
};

/** The names under which modules use a call: its function, its hook, its options; and its address. */
const callOfName = new Map(
  readOperations().flatMap(({ operationId, call }) => {
    const capital = operationId.charAt(0).toUpperCase() + operationId.slice(1);
    const options = [`get${capital}QueryOptions`, `get${capital}MutationOptions`];
    const names = [operationId, `use${capital}`, ...options];
    return names.map((name) => [name, call] as const);
  }),
);

const callsIn = (text: string) =>
  [...importedBy(text)].flatMap((name) => callOfName.get(name) ?? []);

// Hooks of the client that wrap a call, such as one that changes the cache at once.
const client = sources(
  'packages/api/src/**/*.{ts,tsx}',
  /\.test\.|\/(?:generated|fixtures|cache)\//,
);
for (const text of client.values()) {
  const [call, ...others] = new Set(callsIn(text));
  if (call === undefined || others.length > 0) continue;
  for (const [, name = ''] of text.matchAll(/^export (?:async )?function (use\w+)/gm)) {
    callOfName.set(name, call);
  }
}

const screens = new Map(
  globSync('packages/ui/src/screens/*/*/', { cwd: root }).map((folder) => [
    basename(folder),
    [...sources(`${folder}/*.tsx`, /\.(?:stories|test)\./).values()].join('\n'),
  ]),
);
const screensIn = (text: string) => [...importedBy(text)].filter((name) => screens.has(name));

const pages = sources('app/src/{routes,layouts}/**/*.{ts,tsx}', /\.(?:stories|test)\./);

/** The calls of a module and of what it imports, up to modules that render other screens. */
function callsOf(file: string, seen = new Set<string>()): string[] {
  seen.add(file);
  const text = pages.get(file) ?? '';
  const imported = [...text.matchAll(/from '(\.[^']+)'/g)]
    .map(([, path = '']) => join(dirname(file), path))
    .filter((path) => !seen.has(path) && screensIn(pages.get(path) ?? '').length === 0);
  return [...callsIn(text), ...imported.flatMap((path) => callsOf(path, seen))];
}

const rows = [...screens.keys()].toSorted().map((screen) => {
  const modules = [...pages].filter(([, text]) => importedBy(text).has(screen));
  const isElement = new RegExp(`<${screen}[\\s/>]`);
  const openers = [...screens].filter(([other, text]) => other !== screen && isElement.test(text));
  return [
    screen,
    {
      calls: [...new Set(modules.flatMap(([file]) => callsOf(file)))].toSorted(),
      openedBy: openers.map(([name]) => name).toSorted(),
    },
  ] as const;
});

writeFileSync(TARGET, `${JSON.stringify(Object.fromEntries(rows), null, 2)}\n`);
