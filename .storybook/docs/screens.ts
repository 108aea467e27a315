import type { Screen } from '@perigee/ui/screen';
import { docsHref } from './parts/links.ts';

const inventories = import.meta.glob<readonly Screen[]>(
  '../../packages/ui/src/screens/*/inventory.ts',
  { eager: true, import: 'inventory' },
);

/** A line of an area's inventory. */
export interface IndexedScreen {
  area: string;
  screen: Screen;
}

/** All screens of the product, by area and title. */
export const screens: readonly IndexedScreen[] = Object.entries(inventories)
  .flatMap(([file, lines]) => {
    const [area = ''] = file.split('/').slice(-2);
    return lines.map((screen) => ({ area, screen }));
  })
  .toSorted((a, b) => a.area.localeCompare(b.area) || a.screen.title.localeCompare(b.screen.title));

/** The route patterns that show a screen, as text; empty for a dialog. */
export const routesOf = ({ routes = [] }: Screen) => routes.join(', ');

/** The stories of one file have this in common: the beginning of their ids. */
const fileOf = (storyId: string) => storyId.split('--')[0] ?? '';

/** The file of stories on whose page a screen is described: that of its first state. */
const homeOf = ({ states }: Screen) => fileOf(Object.values(states)[0] ?? '');

/** The address of a screen's page. */
export const screenHref = (screen: Screen) => docsHref(`${homeOf(screen)}--docs`);

/** The screens that the page of a file of stories describes. */
export const screensAt = (file: string) => screens.filter(({ screen }) => homeOf(screen) === file);

/** The states that a story shows, or whose tests do, of all screens. */
export const statesShownBy = (storyId: string): readonly string[] => [
  ...new Set(
    screens.flatMap(({ screen }) =>
      Object.keys(screen.states).filter((state) => screen.states[state] === storyId),
    ),
  ),
];

export const inWords = (state: string) => state.replaceAll('-', ' ');
