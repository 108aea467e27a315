import { expect, test } from './test.ts';

test('without a network the page stays and says so, until it is back', async ({
  context,
  page,
}) => {
  const fetched = page.waitForResponse(/offline-banner.*\.js/);
  await page.goto('/');
  await fetched;
  await context.setOffline(true);
  await expect(page.getByText('You are offline')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('You are offline')).toBeHidden();
});

test('the code of a page comes when somebody comes near its link, once', async ({ page }) => {
  await page.goto('/');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Careers' });
  await link.scrollIntoViewIfNeeded();
  expect(asked.filter((path) => path.includes('/info-'))).toEqual([]);
  await link.hover();
  await expect.poll(() => asked.filter((path) => /info-.*\.js$/.test(path))).toHaveLength(1);
  await link.click();
  await expect(page.getByRole('heading', { name: 'Careers' })).toBeVisible();
  expect(asked.filter((path) => /info-.*\.js$/.test(path))).toHaveLength(1);
});
