import Color from 'colorjs.io';
import { describe, expect, it } from 'vitest';
import { colorPairs, leastContrast } from '../../packages/ui/src/theme/color-pairs.ts';
import { contrastOf } from '../../.storybook/theming/contrast.ts';
import { day } from '../../packages/ui/src/theme/day.ts';
import { night } from '../../packages/ui/src/theme/night.ts';

const themes = { night, day };

/** All colors among the values of a theme. */
const colorsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? (value.match(/oklch\([^)]*\)/g) ?? [])
    : Object.values(value as object).flatMap(colorsIn);

describe.each(Object.entries(themes))('by %s', (name, theme) => {
  const figures = colorPairs.flatMap(({ kind, pairs }) =>
    pairs.map(({ color, ground }) => ({
      pair: `${color} on ${ground}`,
      kind,
      contrast: contrastOf(theme, color, ground),
    })),
  );

  it.each(['text', 'control'] as const)('every allowed pair of %s has its contrast', (kind) => {
    const ofKind = figures.filter((figure) => figure.kind === kind);
    const lowest = Math.min(...ofKind.map(({ contrast }) => contrast));
    process.stdout.write(
      `Contrast of ${kind} by ${name}: ${ofKind.length} pairs, lowest ${lowest.toFixed(2)}\n`,
    );
    expect(ofKind.filter(({ contrast }) => contrast < leastContrast[kind])).toEqual([]);
  });

  it('every color is in the sRGB gamut', () => {
    const beyond = colorsIn(theme).filter((value) => !new Color(value).inGamut('srgb'));
    expect(beyond).toEqual([]);
  });
});

it('is the contrast by WCAG 2.2', () => {
  const theme = structuredClone(night);
  theme.surface.base = 'white';
  theme.text.strong = 'black';
  theme.text.muted = '#767676';
  expect(contrastOf(theme, 'text.strong', 'surface.base')).toBeCloseTo(21, 3);
  expect(contrastOf(theme, 'text.muted', 'surface.base')).toBeCloseTo(4.54, 2);
});
