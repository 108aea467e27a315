import Color from 'colorjs.io';
import { describe, expect, it } from 'vitest';
import { contrastOf } from '../../.storybook/theming/contrast.ts';
import { colorPairs, leastContrast } from '../../packages/ui/src/theme/color-pairs.ts';
import { day } from '../../packages/ui/src/theme/day.ts';
import { night } from '../../packages/ui/src/theme/night.ts';

describe.each(Object.entries({ night, day }))('by %s', (name, theme) => {
  it.each(colorPairs)('every allowed pair of $kind has its contrast', ({ kind, pairs }) => {
    const figures = pairs.map(({ color, ground }) => ({
      pair: `${color} on ${ground}`,
      contrast: contrastOf(theme, color, ground),
    }));
    const lowest = Math.min(...figures.map(({ contrast }) => contrast));
    process.stdout.write(`${name}, ${kind}: ${pairs.length} pairs from ${lowest.toFixed(2)}\n`);
    expect(figures.filter(({ contrast }) => contrast < leastContrast[kind])).toEqual([]);
  });

  it('every color is in the sRGB gamut', () => {
    const colors = JSON.stringify(theme).match(/oklch\([^)]*\)/g) ?? [];
    expect(colors.length).toBeGreaterThan(0);
    expect(colors.filter((value) => !new Color(value).inGamut('srgb'))).toEqual([]);
  });
});

it('is the contrast by WCAG 2.2', () => {
  const theme = structuredClone(night);
  Object.assign(theme.surface, { base: 'white' });
  Object.assign(theme.text, { strong: 'black', muted: '#767676' });
  expect(contrastOf(theme, 'text.strong', 'surface.base')).toBeCloseTo(21, 3);
  expect(contrastOf(theme, 'text.muted', 'surface.base')).toBeCloseTo(4.54, 2);
});
