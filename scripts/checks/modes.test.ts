import { describe, expect, it } from 'vitest';
import {
  componentModes,
  otherTheme,
  screenModes,
  screenParameters,
  viewports,
} from '../../.storybook/modes.ts';
import { storyFiles } from './story-files.ts';

const all = storyFiles('{packages/ui,app}/src/**/*.stories.tsx');
const screens = all.filter(({ title }) => title.startsWith('Screens/'));

/** The maximum of pictures in a full run of Chromatic. */
const MOST_PICTURES = 1500;

describe('stories', () => {
  it('belong to a part of the sidebar', () => {
    const strays = all.filter(({ title }) => !/^(?:Components|Screens|Flows)\//.test(title));
    expect(strays.map(({ file, title }) => `${file}: ${title}`)).toEqual([]);
  });

  it('of screens are pictured on phone and desktop, the first one in the other theme too', () => {
    const without = screens.filter(
      ({ meta, first }) =>
        !/\bscreenParameters\b/.test(meta['parameters'] ?? '') ||
        !/\botherTheme\b/.test(first['parameters'] ?? ''),
    );
    expect(screens.length).toBeGreaterThan(0);
    expect(without.map(({ file }) => file)).toEqual([]);
  });

  it('are not too many for Chromatic', () => {
    const ofScreens = screens.flatMap(({ stories }) => stories).length;
    const others = all.flatMap(({ stories }) => stories).length - ofScreens;
    const pictures =
      ofScreens * Object.keys(screenModes).length +
      screens.length * Object.keys(otherTheme.chromatic.modes).length +
      others * Object.keys(componentModes).length;
    process.stdout.write(
      `Stories: ${ofScreens + others}, ${ofScreens} of screens; pictures: ${pictures}\n`,
    );
    expect(pictures).toBeLessThanOrEqual(MOST_PICTURES);
  });
});

describe('the modes of screens', () => {
  it('name viewports that exist', () => {
    const modes = { ...screenModes, ...otherTheme.chromatic.modes };
    for (const { viewport } of Object.values(modes)) {
      expect(Object.keys(viewports)).toContain(viewport);
    }
  });

  it('are the only ones: the modes of components are disabled', () => {
    const live = Object.entries(screenParameters.chromatic.modes).filter(
      ([, mode]) => !('disable' in mode),
    );
    expect(live.map(([name]) => name)).toEqual(Object.keys(screenModes));
  });
});
