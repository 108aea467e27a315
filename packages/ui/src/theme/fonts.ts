import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2?url';
import geist from '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2?url';

const FONTS = [
  { family: 'Fraunces', url: fraunces },
  { family: 'Geist', url: geist },
];

/**
 * Loads the two fonts. Call it after the scripts of the page have loaded: on a slow connection fonts would
 * delay the page's first response to input, and the fallback fonts have their metrics.
 */
export function loadFonts(): void {
  for (const { family, url } of FONTS) {
    const font = new FontFace(family, `url(${url})`, { weight: '100 900', display: 'swap' });
    document.fonts.add(font);
    // After a failure the fallback fonts stay.
    font.load().catch(() => undefined);
  }
}
