import type { ThemeVars } from 'storybook/theming';
import { create } from 'storybook/theming/create';
import { day } from '../../packages/ui/src/theme/day.ts';
import { night, type ThemeColors } from '../../packages/ui/src/theme/night.ts';
import { fontFamily } from '../../packages/ui/src/theme/scale.ts';

type ThemeName = 'night' | 'day';

export const themes: Readonly<Record<ThemeName, ThemeColors>> = { night, day };

/** The theme of Storybook's own interface: the product's colors, in a notation that Storybook reads. */
export function storybookTheme(name: ThemeName): ThemeVars {
  const { scheme, surface, text, line, accent } = themes[name];
  const base = scheme === 'dark' ? 'dark' : 'light';
  const on = (top: string) => rgbOf(surface.base, top);
  return create({
    base,
    brandTitle: brand(themes[name]),
    brandUrl: './',
    brandTarget: '_self',
    fontBase: fontFamily.text,
    fontCode: "ui-monospace, 'SF Mono', Menlo, Consolas, monospace",
    colorPrimary: on(accent.solid),
    // The background of the selected entry: Storybook writes white text on it, and darkens it by night.
    colorSecondary: on(base === 'dark' ? accent.press : accent.text),
    appBg: on(surface.sunken),
    appContentBg: on(surface.base),
    appPreviewBg: on(surface.base),
    appHoverBg: on(surface.hover),
    appBorderColor: on(line.subtle),
    appBorderRadius: 10,
    textColor: on(text.strong),
    textInverseColor: on(surface.base),
    textMutedColor: on(text.muted),
    barBg: on(surface.base),
    barTextColor: on(text.muted),
    barHoverColor: on(text.strong),
    barSelectedColor: on(accent.text),
    buttonBg: on(surface.raised),
    buttonBorder: on(line.medium),
    booleanBg: on(surface.hover),
    booleanSelectedBg: on(surface.overlay),
    inputBg: on(surface.field),
    inputBorder: on(line.control),
    inputTextColor: on(text.strong),
    inputBorderRadius: 10,
  });
}

/** The logo of the product and its name, for the top of the sidebar. */
function brand({ text, precious, accent }: ThemeColors): string {
  return `<span style="display:flex;align-items:center;gap:10px;font:430 20px/1 ${fontFamily.display.replaceAll("'", '')};letter-spacing:-.02em;color:${text.strong}">
    <svg viewBox="0 0 32 32" width="28" height="28" fill="none" aria-hidden="true">
      <ellipse cx="16" cy="16" rx="14" ry="6.6" transform="rotate(-28 16 16)" stroke="${text.strong}" stroke-width="1.25"/>
      <ellipse cx="16" cy="16" rx="9" ry="4.2" transform="rotate(38 16 16)" stroke="${precious.text}" stroke-width="1.1"/>
      <circle cx="26.6" cy="8.4" r="2.5" fill="${accent.solid}"/>
    </svg>Perigee</span>`;
}

/** A color as the browser shows it on a ground: Storybook computes with colors, and cannot read OKLCH. */
function rgbOf(ground: string, top: string): string {
  const context = new OffscreenCanvas(1, 1).getContext('2d');
  if (context === null) return top;
  for (const value of [ground, top]) {
    context.fillStyle = value;
    context.fillRect(0, 0, 1, 1);
  }
  const [red, green, blue] = context.getImageData(0, 0, 1, 1).data;
  return `rgb(${red}, ${green}, ${blue})`;
}
