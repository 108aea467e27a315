import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2?url';
import geist from '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2?url';

const FONTS = [
  { family: 'Fraunces', url: fraunces },
  { family: 'Geist', url: geist },
];

/**
 * Loads the two fonts. Call it after the scripts of the page have loaded: on a slow connection fonts would
 * delay the page's first response to input, and the fallback fonts have their metrics.
 *
 * The page gets both at once, when they are loaded, because it lays out all of its text again for each font that is
 * added and for each that arrives.
 *
 * @returns resolves when the page has the fonts; after a failed download the fallback font stays
 */
export async function loadFonts(): Promise<void> {
  const fonts = FONTS.map(
    ({ family, url }) =>
      new FontFace(family, `url(${url})`, { weight: '100 900', display: 'swap' }),
  );
  await Promise.allSettled(fonts.map((font) => font.load()));
  for (const font of fonts) if (font.status === 'loaded') document.fonts.add(font);
}
