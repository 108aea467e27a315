import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Screen } from '@perigee/ui/screen';
import { beforeAll, describe, expect, it } from 'vitest';
import { paths } from '../../app/src/routes/paths.ts';
import { storyFiles } from './story-files.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const inventoryFiles = globSync('packages/ui/src/screens/*/inventory.ts', { cwd: root }).toSorted();

let screens: readonly Screen[] = [];

beforeAll(async () => {
  const modules = await Promise.all(
    inventoryFiles.map(
      (file) =>
        import(pathToFileURL(root + file).href) as Promise<{ inventory: readonly Screen[] }>,
    ),
  );
  screens = modules.flatMap(({ inventory }) => inventory);
});

describe('screens', () => {
  it('are found', () => {
    expect(screens.length).toBeGreaterThan(0);
  });

  it('have unique ids', () => {
    const ids = screens.map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
  });

  it('leave no route without a screen', () => {
    const shown = new Set(screens.flatMap(({ routes }) => routes));
    const missing = Object.values(paths).filter((path) => !shown.has(path));
    process.stdout.write(
      `Routes: ${Object.keys(paths).length}, without a screen: ${missing.length}\n`,
    );
    expect(missing).toEqual([]);
  });

  it('name no route that does not exist', () => {
    const known = new Set<string>(Object.values(paths));
    const unknown = screens.flatMap(({ routes }) => routes.filter((path) => !known.has(path)));
    expect(unknown).toEqual([]);
  });

  it('leave no declared state without a story', () => {
    const stories = new Set(
      storyFiles('{packages/ui,app}/src/**/*.stories.tsx').flatMap((file) => file.stories),
    );
    const states = screens.flatMap((screen) =>
      Object.entries(screen.states).map(([state, story]) => ({ screen: screen.id, state, story })),
    );
    const missing = states.filter(({ story }) => !stories.has(story));
    process.stdout.write(
      `Screens: ${screens.length}, declared states: ${states.length}, without a story: ${missing.length}\n`,
    );
    expect(missing).toEqual([]);
    expect(screens.filter((screen) => Object.keys(screen.states).length === 0)).toEqual([]);
  });

  it('are folders with a component', () => {
    const folders = globSync('packages/ui/src/screens/*/*/', { cwd: root }).map((folder) =>
      folder.replace(/\/$/, ''),
    );
    const without = folders.filter(
      (folder) => globSync(`${root}${folder}/{${basename(folder)},index}.{ts,tsx}`).length === 0,
    );
    process.stdout.write(
      `Folders of screens: ${folders.length}, without a component: ${without.length}\n`,
    );
    expect(without).toEqual([]);
  });
});

it('the router knows addresses by their name only', () => {
  const files = globSync('app/src/routes/**/{router,routes}.{ts,tsx}', { cwd: root });
  expect(files.length).toBeGreaterThan(1);
  const literals = files.flatMap(
    (file) => readFileSync(root + file, 'utf8').match(/path: ['"`].*/g) ?? [],
  );
  expect(literals).toEqual([]);
});
