import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

/**
 * A good value is less than 0.1; our fallback fonts have the metrics of the fonts, so no shift is expected.
 */
const MOST_SHIFT = 0.01;

type LayoutShift = PerformanceEntry & { value: number };

declare global {
  interface Window {
    shifts: LayoutShift[];
  }
}

const FONTS = ['Fraunces', 'Geist'];

/** Those of our fonts that the page has. The fallback fonts stand beside them. */
const loadedFonts = (page: Page) =>
  page.evaluate(
    (ours) =>
      [...document.fonts]
        .filter(({ status }) => status === 'loaded')
        .map(({ family }) => family.replaceAll('"', ''))
        .filter((family) => ours.includes(family))
        .toSorted(),
    FONTS,
  );

const twoFrames = (page: Page) =>
  page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await nextFrame();
    await nextFrame();
  });

test('the page requests its two fonts once its script runs', async ({ page }) => {
  await page.goto('/');
  await expect.poll(() => loadedFonts(page)).toEqual(FONTS);
  const files = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.woff2')),
  );
  expect(files).toHaveLength(2);
});

test('the page gets a font together with the other one, or alone where that fails', async ({
  page,
}) => {
  let fail = () => {};
  const held = new Promise<void>((resolve) => (fail = resolve));
  await page.route('**/geist-*.woff2', async (route) => {
    await held;
    await route.abort();
  });
  const other = page.waitForEvent('requestfinished', (request) =>
    /fraunces-.*woff2$/.test(request.url()),
  );
  await page.goto('/');
  await other;
  await twoFrames(page);
  expect(await loadedFonts(page)).toEqual([]);
  fail();
  await expect.poll(() => loadedFonts(page)).toEqual(['Fraunces']);
});

test('the fallback fonts are declared under the names that texts use', async ({ page }) => {
  await page.goto('/');
  const { asked, declared } = await page.evaluate(() => {
    const plain = (name: string) => name.replaceAll(/["']/g, '').trim();
    const texts = [document.body, ...document.querySelectorAll('h1, h2')];
    return {
      asked: texts.flatMap((text) => getComputedStyle(text).fontFamily.split(',').map(plain)),
      declared: [...document.fonts].map(({ family }) => plain(family)),
    };
  });
  const standIns = new Set(asked.filter((name) => name.includes('Fallback')));
  expect(standIns.size).toBeGreaterThan(0);
  expect([...standIns].filter((name) => !declared.includes(name))).toEqual([]);
});

for (const width of [320, 390, 768, 1024, 1280, 1440]) {
  test(`the layout does not shift when the fonts arrive late, at ${width} px`, async ({ page }) => {
    let letIn = () => {};
    const held = new Promise<void>((resolve) => (letIn = resolve));
    let requested = 0;
    await page.setViewportSize({ width, height: 800 });
    await page.route('**/*.woff2', async (route) => {
      requested += 1;
      await held;
      await route.continue();
    });
    await page.addInitScript(() => {
      window.shifts = [];
      new PerformanceObserver((list) => {
        window.shifts.push(...(list.getEntries() as LayoutShift[]));
      }).observe({ type: 'layout-shift', buffered: true });
    });

    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => requested).toBe(2);
    // Earlier shifts do not count: a page that loads in parts grows while it loads.
    const arrival = await page.evaluate(() => performance.now());
    letIn();
    await expect.poll(() => loadedFonts(page)).toEqual(FONTS);
    await twoFrames(page);
    const shifts = await page.evaluate(() =>
      window.shifts.map(({ value, startTime }) => ({ value, startTime })),
    );
    const shift = shifts
      .filter(({ startTime }) => startTime >= arrival)
      .reduce((sum, { value }) => sum + value, 0);
    process.stdout.write(`Layout shift at ${width} px: ${shift.toFixed(4)}\n`);
    expect(shift).toBeLessThan(MOST_SHIFT);
  });
}
