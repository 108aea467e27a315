import { describe, expect, it } from 'vitest';
import { screenModes, screenParameters, viewports } from '../../.storybook/modes.ts';
import { storyFiles } from './story-files.ts';

const all = storyFiles('{packages/ui,app}/src/**/*.stories.tsx');

describe('stories', () => {
  it('stand in a part of the sidebar', () => {
    const strays = all.filter(({ title }) => !/^(?:Components|Screens|Flows)\//.test(title));
    expect(strays.map(({ file, title }) => `${file}: ${title}`)).toEqual([]);
  });

  it('of screens are pictured on a phone and a desktop, by night and by day', () => {
    const screens = all.filter(({ title }) => title.startsWith('Screens/'));
    const without = screens.filter(
      ({ meta }) => !/\bscreenParameters\b/.test(meta['parameters'] ?? ''),
    );
    process.stdout.write(
      `Files of screens: ${screens.length}, without screenParameters: ${without.length}\n`,
    );
    expect(screens.length).toBeGreaterThan(0);
    expect(without.map(({ file }) => file)).toEqual([]);
  });
});

describe('the modes of screens', () => {
  it('name viewports that exist', () => {
    for (const { viewport } of Object.values(screenModes)) {
      expect(Object.keys(viewports)).toContain(viewport);
    }
  });

  it('stand alone: those of components are put out', () => {
    const live = Object.entries(screenParameters.chromatic.modes).filter(
      ([, mode]) => !('disable' in mode),
    );
    expect(live.map(([name]) => name)).toEqual(Object.keys(screenModes));
  });
});
