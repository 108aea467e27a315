import type { Page } from '@playwright/test';
import { demoAccounts } from '@perigee/sandbox/program';
import { openSignIn, provePhone } from './people.ts';
import { expect, test } from './test.ts';

const [dater] = demoAccounts;

const hasDialogEntry = (page: Page) =>
  page.evaluate(() => Object.hasOwn(history.state ?? {}, 'dialog'));

test(
  'Back closes a full-screen dialog, and a closed dialog leaves no entry in the history',
  { tag: '@phone' },
  async ({ page, sandbox }) => {
    await page.goto('/careers');
    await openSignIn(page);
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page).toHaveURL('/');

    await openSignIn(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Back' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect.poll(() => hasDialogEntry(page)).toBe(false);

    await openSignIn(page);
    await provePhone(page, sandbox, dater.phone);
    await expect(page.getByRole('dialog')).toBeHidden();
    expect(await hasDialogEntry(page)).toBe(false);
  },
);

test(
  'Back closes the menu, and a page that is chosen in it replaces its entry',
  { tag: '@phone' },
  async ({ page }) => {
    // A wide window has no menu.
    await page.setViewportSize({ width: 390, height: 844 });
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await page.goto('/careers');
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect.poll(() => hasDialogEntry(page)).toBe(true);
    await page.goBack();
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL('/careers');

    await page.getByRole('button', { name: 'Menu' }).click();
    await expect.poll(() => hasDialogEntry(page)).toBe(true);
    const entries = await page.evaluate(() => history.length);
    await menu.getByRole('link', { name: 'Live Support' }).click();
    await expect(page).toHaveURL('/live-support');
    await expect(menu).toBeHidden();
    expect(await hasDialogEntry(page)).toBe(false);
    expect(await page.evaluate(() => history.length)).toBe(entries);
    await page.goBack();
    await expect(page).toHaveURL('/careers');

    await page.getByRole('button', { name: 'Menu' }).click();
    await expect.poll(() => hasDialogEntry(page)).toBe(true);
    await menu.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
    await expect(menu).toBeHidden();
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect.poll(() => hasDialogEntry(page)).toBe(false);
    await expect(page).toHaveURL('/careers');
  },
);
