import type { Page } from '@playwright/test';
import { demoAccounts } from '@perigee/sandbox/node';
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
