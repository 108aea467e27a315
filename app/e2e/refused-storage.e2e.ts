import { demoAccounts } from '@perigee/sandbox/program';
import { openSignIn, provePhone } from './people.ts';
import { expect, test } from './test.ts';

const [dater] = demoAccounts;

/** As Chromium answers where its user has blocked all cookies. */
function refuseStorage(): void {
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, {
      configurable: true,
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  }
}

test('a browser that refuses all storage keeps its user signed in until the page is left', async ({
  page,
  sandbox,
}) => {
  await page.addInitScript(refuseStorage);
  await openSignIn(page);
  await provePhone(page, sandbox, dater.phone);
  const account = page.getByRole('button', { name: 'Account menu' });
  await account.click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await expect(page).toHaveURL('/account');
  await page.reload();
  // The page is for signed-in users alone.
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
});
