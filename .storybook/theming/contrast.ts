import Color from 'colorjs.io';
import { surfaces, type ColorRole } from '../../packages/ui/src/theme/color-pairs.ts';
import type { ThemeColors } from '../../packages/ui/src/theme/night.ts';

/** The CSS value of a role in a theme. */
export function valueOf(theme: ThemeColors, role: ColorRole): string {
  const value = role
    .split('.')
    .reduce<unknown>((group, key) => (group as Record<string, unknown>)[key], theme);
  return value as string;
}

/** The visible color of a layer on an opaque ground. Browsers mix in sRGB. */
function laidOn(ground: Color, top: Color): Color {
  const below = ground.to('srgb');
  const above = top.to('srgb');
  const alpha = top.alpha ?? 1;
  const [red, green, blue] = above.coords.map(
    (channel, index) => (channel ?? 0) * alpha + (below.coords[index] ?? 0) * (1 - alpha),
  ) as [number, number, number];
  return new Color('srgb', [red, green, blue]);
}

/**
 * The contrast of a color on a ground by WCAG 2.2, from 1 to 21. A translucent ground lies on a surface: the
 * result is the contrast on the surface where it is lowest.
 */
export function contrastOf(theme: ThemeColors, color: ColorRole, ground: ColorRole): number {
  const colorOf = (role: ColorRole) => new Color(valueOf(theme, role));
  const top = colorOf(color);
  const bottom = colorOf(ground);
  const grounds =
    bottom.alpha === 1 ? [bottom] : surfaces.map((surface) => laidOn(colorOf(surface), bottom));
  return Math.min(...grounds.map((seen) => laidOn(seen, top).contrastWCAG21(seen)));
}
