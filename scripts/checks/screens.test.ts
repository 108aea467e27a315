import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Screen } from '@perigee/ui/screen';
import { beforeAll, describe, expect, it } from 'vitest';
import { paths } from '../../app/src/routes/paths.ts';
import { storyFiles } from './story-files.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const screenFiles = globSync('packages/ui/src/screens/**/*.screen.ts', { cwd: root }).toSorted();

/** 'phone-invalid' is told by the story PhoneInvalid. */
const storyName = (state: string) =>
  state.replaceAll(/(?:^|-)(\w)/g, (_match, letter: string) => letter.toUpperCase());

/** The names of the stories that stand beside a screen. */
const storiesBeside = (screenFile: string) =>
  storyFiles(`${dirname(screenFile)}/*.stories.tsx`).flatMap(({ stories }) => stories);

const screens: { file: string; screen: Screen }[] = [];

beforeAll(async () => {
  for (const file of screenFiles) {
    const exported = (await import(pathToFileURL(root + file).href)) as Record<string, Screen>;
    for (const screen of Object.values(exported)) {
      screens.push({ file, screen });
    }
  }
});

describe('screens', () => {
  it('are found', () => {
    expect(screenFiles.length).toBeGreaterThan(0);
  });

  it('have ids of their own', () => {
    const ids = screens.map(({ screen }) => screen.id);
    expect(ids).toEqual([...new Set(ids)]);
  });

  it('leave no route without a screen', () => {
    const shown = new Set(screens.flatMap(({ screen }) => screen.routes));
    const missing = Object.values(paths).filter((path) => !shown.has(path));
    process.stdout.write(
      `Routes: ${Object.keys(paths).length}, without a screen: ${missing.length}\n`,
    );
    expect(missing).toEqual([]);
  });

  it('name no route that does not exist', () => {
    const known = new Set<string>(Object.values(paths));
    const unknown = screens.flatMap(({ screen }) =>
      screen.routes.filter((path) => !known.has(path)),
    );
    expect(unknown).toEqual([]);
  });

  it('leave no declared state without a story', () => {
    let declared = 0;
    const missing = screens.flatMap(({ file, screen }) => {
      const stories = new Set(storiesBeside(file));
      declared += screen.states.length;
      return screen.states
        .filter((state) => !stories.has(storyName(state)))
        .map((state) => `${file}: ${state} wants a story ${storyName(state)}`);
    });
    process.stdout.write(
      `Screens: ${screens.length}, declared states: ${declared}, without a story: ${missing.length}\n`,
    );
    expect(missing).toEqual([]);
  });

  it('have stories beside them', () => {
    expect(screenFiles.filter((file) => storiesBeside(file).length === 0)).toEqual([]);
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
