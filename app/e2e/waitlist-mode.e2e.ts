import { demoAccounts } from '@perigee/sandbox/program';
import type { Page } from '@playwright/test';
import { WAITLIST_MODE_URL } from './addresses.ts';
import { accept, updateWaitlist } from './calls.ts';
import { violationsOf } from './page-violations.ts';
import { startSession, storedSession } from './people.ts';
import { expect, test } from './test.ts';

const [dater, , admin] = demoAccounts;

test.use({ baseURL: WAITLIST_MODE_URL });

const acceptedHeading = (page: Page) => page.getByRole('heading', { name: /^YOU'RE ACCEPTED/ });

const ENTRIES = ['Edit Application', 'Invitations1', 'My tickets', 'Settings', 'Log out'];

/** Expects the header to have no other links, in a wide window and in a narrow one. */
async function expectEntriesAlone(page: Page): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 1280, height: 720 };
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: 'Account menu' }).click();
  await expect(page.getByRole('menuitem')).toHaveText(ENTRIES);
  await page.keyboard.press('Escape');
  await expect(header.getByRole('link')).toHaveText(['Perigee']);

  await page.setViewportSize({ width: 390, height });
  await header.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' }).getByRole('listitem')).toHaveText(
    ENTRIES,
  );
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width, height });
}

test('waitlist mode hides likes, matches and wallets, before and after an acceptance', async ({
  page,
  sandbox,
}) => {
  await startSession(page, sandbox, dater.phone);
  await expectEntriesAlone(page);
  await accept(sandbox, (await storedSession(page))['userId']);
  await expect(acceptedHeading(page)).toBeVisible();
  await expectEntriesAlone(page);

  await page.goto('/wallets');
  await expect(page.getByRole('heading', { name: 'Wallets are not open yet' })).toBeVisible();
  await expect(page.getByLabel('Wallet address')).toHaveCount(0);
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('link', { name: 'Take me home' }).click();
  await expect(acceptedHeading(page)).toBeVisible();
});

test('an open home follows when the waitlist of an applicant is switched off and on', async ({
  page,
  sandbox,
}) => {
  await startSession(page, sandbox, dater.phone);
  const { userId } = await storedSession(page);
  const waitlist = page.getByRole('heading', { name: "You're in the database" });
  await expect(waitlist).toBeVisible();
  // The evenings load when they come near.
  await page.getByRole('region', { name: 'Events' }).scrollIntoViewIfNeeded();
  await expect(page.getByText('Coming soon').first()).toBeVisible();
  let loads = 0;
  page.on('load', () => (loads += 1));
  expect(await updateWaitlist(sandbox, userId, { waitlist: false })).toBe(200);
  await expect(page.getByRole('link', { name: 'See upcoming evenings' })).toBeVisible();
  await expect(waitlist).toBeHidden();
  expect(await updateWaitlist(sandbox, userId, { waitlist: true })).toBe(200);
  await expect(waitlist).toBeVisible();
  expect(loads).toBe(0);
});

test('an admin switches their own waitlist on and off, in all open tabs', async ({
  page,
  sandbox,
}) => {
  await startSession(page, sandbox, admin.phone);
  const secondTab = await page.context().newPage();
  await secondTab.goto('/');
  const waitlist = (tab: Page) => tab.getByRole('heading', { name: "You're in the database" });
  const toggle = (tab: Page) => tab.getByRole('switch', { name: 'Waitlist' });
  await expect(acceptedHeading(page)).toBeVisible();
  await expect(acceptedHeading(secondTab)).toBeVisible();

  await toggle(page).press('Space');
  for (const tab of [page, secondTab]) {
    await expect(waitlist(tab)).toBeVisible();
    await expect(toggle(tab)).toBeChecked();
  }
  await page.reload();
  await expect(waitlist(page)).toBeVisible();
  await toggle(page).click();
  for (const tab of [page, secondTab]) await expect(acceptedHeading(tab)).toBeVisible();
  await page.reload();
  await expect(toggle(page)).not.toBeChecked();
});

// The settings of this build have no addresses.
test('without addresses in its settings, no page links one, and Safari offers no app', async ({
  page,
}) => {
  for (const path of ['/', '/live-support', '/careers', '/privacy-policy']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.locator('meta[name="apple-itunes-app"]')).toHaveCount(0);
    await expect(page.locator('a[href^="mailto:"]')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Community' })).toHaveCount(0);
  }
});
