import { expect, type Locator, type Page } from '@playwright/test';

/** The viewports of phones with the browser's bars, and a low desktop window. */
const SIZES = [
  { width: 360, height: 640 },
  { width: 375, height: 667 },
  { width: 390, height: 664 },
  { width: 1366, height: 700 },
];

/** Whether a control is completely inside the window and not covered. */
function isInSight(control: Element): boolean {
  const { left, right, top, bottom } = control.getBoundingClientRect();
  const isInside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
  const middle = (top + bottom) / 2;
  return (
    isInside &&
    [left + 8, (left + right) / 2, right - 8].every((x) =>
      control.contains(document.elementFromPoint(x, middle)),
    )
  );
}

const check = expect.configure({ soft: true });

/** Expects the main actions of a page to be visible without scrolling, at every size. */
export async function expectInSight(page: Page, ...actions: Locator[]): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await page.evaluate(() => scrollTo(0, 0));
    for (const action of actions) {
      const where = `${String(action)} of ${page.url()} at ${size.width} x ${size.height}`;
      await expect(action, where).toBeVisible();
      await check.poll(() => action.evaluate(isInSight), where).toBe(true);
    }
  }
}

/** On a machine without a network the offline banner would cover part of each page. */
export async function withoutOfflineBanner(page: Page): Promise<void> {
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => true }));
}
