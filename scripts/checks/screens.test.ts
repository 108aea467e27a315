import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Screen } from '@perigee/ui/screen';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import {
  componentModes,
  otherPortalTheme,
  otherTheme,
  portalParameters,
  screenModes,
  screenParameters,
  viewports,
} from '../../.storybook/modes.ts';
import { paths } from '../../app/src/routes/paths.ts';
import { readFiles, root, storyFiles } from './story-files.ts';

/** The maximum of pictures in a full run of Chromatic. */
const MOST_PICTURES = 1960;

const inventories = import.meta.glob<readonly Screen[]>(
  '../../packages/ui/src/screens/*/inventory.ts',
  { eager: true, import: 'inventory' },
);
const screens = Object.values(inventories).flat();
const files = storyFiles();
const stories = files.flatMap((file) => file.stories);
const screenFiles = files.filter(({ title }) => title.startsWith('Screens/'));

it('every screen has one id, and every state of it a story', () => {
  const states = screens.flatMap((screen) => Object.values(screen.states));
  process.stdout.write(`Screens: ${screens.length}, declared states: ${states.length}\n`);
  expect(screens.length).toBeGreaterThan(0);
  expect(states.filter((story) => !stories.includes(story))).toEqual([]);
  expect(screens.filter((screen) => Object.keys(screen.states).length === 0)).toEqual([]);
  const ids = screens.map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)]);
});

/** States that are no picture, because nothing is rendered. Journeys prove them. */
const WITHOUT_STORY: ReadonlySet<string> = new Set([
  'admin-guard non-admin-renders-nothing',
  'admin-home non-admin-blank',
]);

it("every screen of the product's list has its line, with all states", () => {
  const file = readFileSync(`${root}packages/ui/src/screens/product-screens.yaml`, 'utf8');
  const product = parse(file) as Record<string, readonly string[]>;
  const named = (id: string, states: readonly string[]) => states.map((state) => `${id} ${state}`);
  const shown = new Set(screens.flatMap(({ id, states }) => named(id, Object.keys(states))));
  const wanted = Object.entries(product).flatMap(([id, states]) => named(id, states));
  process.stdout.write(`Screens of the product: ${Object.keys(product).length}\n`);
  expect(new Set(wanted.filter((state) => !shown.has(state)))).toEqual(WITHOUT_STORY);
});

it('every route has a screen, and screens name no other routes', () => {
  const routes = new Set(screens.flatMap((screen) => screen.routes ?? []));
  process.stdout.write(`Routes: ${routes.size}\n`);
  expect(routes).toEqual(new Set(Object.values(paths)));
});

it('every folder of a screen holds a component of its name', () => {
  const folders = globSync('packages/ui/src/screens/*/*/', { cwd: root });
  expect(folders.length).toBeGreaterThan(0);
  const hasComponent = (folder: string) => existsSync(`${root}${folder}/${basename(folder)}.tsx`);
  expect(folders.filter((folder) => !hasComponent(folder))).toEqual([]);
});

it('story files belong to a part of the sidebar', () => {
  expect(
    files.filter(({ title }) => !/^(?:Components|Screens|Flows|Start here)\//.test(title)),
  ).toEqual([]);
});

it('screens are pictured on a phone and a desktop, the first story in the other theme too', () => {
  expect(screenFiles.length).toBeGreaterThan(0);
  const without = screenFiles.filter(({ text }) => {
    const [meta = '', first = ''] = text.split(/\bmeta\.story\(/);
    return (
      !/parameters: (?:\{[^}]*\.\.\.)?(?:screen|portal)Parameters\b/.test(meta) ||
      !/\bother(?:Portal)?Theme\b/.test(first)
    );
  });
  expect(without.map(({ file }) => file)).toEqual([]);
});

/** The app shows these without a header and a footer. */
const WITHOUT_FRAME: readonly string[] = [
  'AppClipSignUpPage',
  'CrashPage',
  'HostSignUpPage',
  'SignupPage',
  'SocialCallbackPage',
];

it('pages stand in their frame', () => {
  const pages = screenFiles.filter(({ file }) => file.endsWith('Page.stories.tsx'));
  const nameOf = ({ file }: { file: string }) => basename(file, '.stories.tsx');
  const bare = pages.filter(({ text }) => !/decorators: \[(?:onSite|in[A-Z]\w+)\]/.test(text));
  expect(pages.length).toBeGreaterThan(WITHOUT_FRAME.length);
  expect(bare.map(nameOf).toSorted()).toEqual(WITHOUT_FRAME);
});

it('Chromatic pictures screens in their modes alone, in viewports that exist', () => {
  const modes = { ...screenModes, ...otherTheme.chromatic.modes };
  for (const { viewport } of Object.values(modes)) expect(viewports).toHaveProperty(viewport);
  for (const { chromatic } of [screenParameters, portalParameters]) {
    const live = Object.entries(chromatic.modes).filter(([, mode]) => !('disable' in mode));
    expect(live.map(([name]) => name)).toEqual(Object.keys(screenModes));
  }
  expect(Object.keys(otherPortalTheme.chromatic.modes)).toEqual(
    Object.keys(otherTheme.chromatic.modes),
  );
  const ofScreens = screenFiles.flatMap((file) => file.stories).length;
  const unpictured = files.flatMap(
    ({ text }) => text.match(/parameters: picturedByScreens/g) ?? [],
  );
  const pictures =
    ofScreens * Object.keys(screenModes).length +
    screenFiles.length * Object.keys(otherTheme.chromatic.modes).length +
    (stories.length - ofScreens - unpictured.length) * Object.keys(componentModes).length;
  process.stdout.write(`Stories: ${stories.length}; pictures: ${pictures}\n`);
  expect(pictures).toBeLessThanOrEqual(MOST_PICTURES);
});

it.each([
  ['routes name addresses', 'app/src/routes/**/{router,routes}.{ts,tsx}', /path: ['"`]/],
  // Playwright's fill sets a value by script: a field that accepts no keys would pass.
  ['journeys type with the keyboard', 'app/e2e/*.ts', /\.(?:fill|dispatchEvent)\(/],
])('%s', (_rule, pattern, forbidden) => {
  const read = readFiles(pattern);
  expect(read.length).toBeGreaterThan(1);
  expect(read.filter(({ text }) => forbidden.test(text)).map(({ file }) => file)).toEqual([]);
});
