import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { chromiumLaunchOptions } from './chromium.ts';

/**
 * Prints how much narrower Fraunces is at our font sizes than at 14 px, the size of its metrics in
 * @capsizecss/metrics. Run by hand after a new version of the font, for packages/ui/src/theme/stand-in.ts.
 */

const FONT = 'node_modules/@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2';
const TEXT = 'The moment when two orbits come closest, and eight people who have never met before.';
const KNOWN = { size: 14, weight: 400 };
const WANTED = { heading: { size: 36, weight: 420 }, hero: { size: 96, weight: 360 } };

const font = readFileSync(fileURLToPath(new URL(`../${FONT}`, import.meta.url)), 'base64');
const browser = await chromium.launch(chromiumLaunchOptions());
const page = await browser.newPage();
await page.setContent(
  `<style>@font-face { font-family: Measured; font-weight: 100 900; src: url(data:font/woff2;base64,${font}) }</style>
   <span style="font-family: Measured; white-space: pre">${TEXT}</span>`,
);
await page.evaluate(() => document.fonts.load('1em Measured'));

/** In em, so that only the shape of the letters counts. */
const width = ({ size, weight }: typeof KNOWN) =>
  page.locator('span').evaluate(
    (span, style) => {
      Object.assign(span.style, { fontSize: `${style.size}px`, fontWeight: String(style.weight) });
      return span.getBoundingClientRect().width / style.size;
    },
    { size, weight },
  );

const known = await width(KNOWN);
for (const [use, wanted] of Object.entries(WANTED)) {
  process.stdout.write(`${use}: ${((await width(wanted)) / known).toFixed(3)}\n`);
}
await browser.close();
