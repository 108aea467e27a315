import { createFontStack } from '@capsizecss/core';
import { globalFontFace } from '@vanilla-extract/css';
import {
  arial,
  fraunces,
  geist,
  georgia,
  notoSerif,
  roboto,
  timesNewRoman,
  type FontMetrics,
} from './font-metrics.ts';

/**
 * Fraunces is narrower the larger it is: its metrics are those of 14 px, and we set it in headings and
 * as the landing's title. Measured in the font file.
 */
const NARROWER = { heading: 0.978, hero: 0.799 };

const ofWidth = (metrics: FontMetrics, share: number): FontMetrics => ({
  ...metrics,
  xWidthAvg: metrics.xWidthAvg * share,
});

/** System fonts, with the files that have their widths on other systems. */
const serifs = [
  { name: 'Georgia', metrics: georgia, files: ['Georgia', 'Gelasio'] },
  {
    name: 'Times',
    metrics: timesNewRoman,
    files: ['Times New Roman', 'Liberation Serif', 'Tinos'],
  },
  { name: 'Noto', metrics: notoSerif, files: ['Noto Serif', 'NotoSerif'] },
];
const sansSerifs = [
  { name: 'Arial', metrics: arial, files: ['Arial', 'Liberation Sans', 'Helvetica'] },
  { name: 'Roboto', metrics: roboto, files: ['Roboto'] },
];

/**
 * Declares a font such as 'Geist Fallback Arial' for each system font: that font with the metrics of ours.
 */
function standIn(prefix: string, font: FontMetrics, systemFonts: typeof serifs): void {
  for (const { name, metrics, files } of systemFonts) {
    const { fontFaces } = createFontStack([font, metrics], { fontFaceFormat: 'styleObject' });
    const { fontFamily: _family, ...measures } = fontFaces[0]?.['@font-face'] ?? {};
    globalFontFace(`${prefix} ${name}`, {
      ...measures,
      // Otherwise the browser would synthesize bolder weights, which widens the letters.
      fontWeight: '100 900',
      src: files.map((file) => `local('${file}')`).join(', '),
    });
  }
}

export const standInForText = () => standIn('Geist Fallback', geist, sansSerifs);

export const standInForHeadings = () =>
  standIn('Fraunces Fallback', ofWidth(fraunces, NARROWER.heading), serifs);

export const standInForHero = () =>
  standIn('Fraunces Hero Fallback', ofWidth(fraunces, NARROWER.hero), serifs);
