import { demoAccounts } from '@perigee/sandbox/program';
import { startSession } from './people.ts';
import { expect, test } from './test.ts';

const [dater] = demoAccounts;

test('a dialog whose download failed can be retried in its place', async ({ page }) => {
  await page.goto('/');
  await page.route(/sign-in-modal.*\.js/, (route) => route.abort());
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toContainText('Please try again');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.unroute(/sign-in-modal.*\.js/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Continue with Phone Number' })).toBeVisible();
});

test('a stylesheet whose download failed is downloaded with the next try', async ({ page }) => {
  await page.goto('/');
  await page.route(/\/auth-.*\.css/, (route) => route.abort());
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toContainText('Please try again');
  await page.unroute(/\/auth-.*\.css/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Continue with Phone Number' })).toBeVisible();
  const stylesheet = page.locator('link[rel="stylesheet"][href*="/auth-"]');
  await expect
    .poll(() => stylesheet.evaluate(({ sheet }: HTMLLinkElement) => sheet !== null))
    .toBe(true);
});

test('the site stays usable when the member home fails to download', async ({ page, sandbox }) => {
  await startSession(page, sandbox, dater.phone);
  await page.route(/member-home.*\.js/, (route) => route.abort());
  await page.goto('/');
  // The header and the events share code with the member home, and fail with it.
  const main = page.getByRole('main');
  await expect(main.getByRole('alert').first()).toContainText('could not be downloaded');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.unroute(/member-home.*\.js/);
  await main.getByRole('button', { name: 'Try again' }).first().click();
  await expect(page.getByRole('heading', { name: "You're in the database" })).toBeVisible();
});
