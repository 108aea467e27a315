import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

/** Waits until no request has started or finished for half a second. */
async function quiet(page: Page): Promise<void> {
  let last = Date.now();
  const hear = () => (last = Date.now());
  page.on('request', hear);
  page.on('requestfinished', hear);
  await expect.poll(() => Date.now() - last).toBeGreaterThan(500);
}

/** Opens the landing page, and waits for its background downloads: the banner is the last of them. */
async function openLanding(page: Page): Promise<void> {
  const fetched = page.waitForResponse(/offline-banner.*\.js/);
  await page.goto('/');
  await fetched;
  await quiet(page);
}

test('without a network the page stays and shows a notice, until the network is back', async ({
  context,
  page,
}) => {
  await openLanding(page);
  await context.setOffline(true);
  await expect(page.getByText('You are offline')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('You are offline')).toBeHidden();
});

test('a page opened offline shows an error, and opens when the network is back', async ({
  context,
  page,
}) => {
  await openLanding(page);
  await context.setOffline(true);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click();
  const message = page.getByRole('main').getByRole('heading', { name: 'You are offline' });
  await expect(message).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Careers' })).toBeVisible();
});

test('the code of a page is loaded once, when the pointer is over its link', async ({ page }) => {
  await openLanding(page);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Careers' });
  await link.scrollIntoViewIfNeeded();
  await quiet(page);
  const before = scripts.length;
  await link.hover();
  await expect.poll(() => scripts.length).toBeGreaterThan(before);
  await quiet(page);
  const fetched = scripts.length;
  await link.click();
  await expect(page.getByRole('heading', { name: 'Careers' })).toBeVisible();
  expect(scripts.slice(fetched)).toEqual([]);
});
