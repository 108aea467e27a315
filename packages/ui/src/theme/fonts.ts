import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2?url';
import geist from '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2?url';

const FONTS = [
  { family: 'Fraunces', url: fraunces },
  { family: 'Geist', url: geist },
];

/**
 * Fetches the two fonts. To be called when the scripts of the page are there: on a slow line fonts
 * would keep it from answering, and what stands in for them has their measures.
 */
export function loadFonts(): void {
  for (const { family, url } of FONTS) {
    const font = new FontFace(family, `url(${url})`, { weight: '100 900', display: 'swap' });
    document.fonts.add(font);
    // Without them the stand-ins stay.
    font.load().catch(() => undefined);
  }
}
