import { demoAccounts } from '@perigee/sandbox/program';
import { expectAnnounced } from './announcements.ts';
import { allowClipboard, copiedText } from './clipboard.ts';
import { linkMailedTo } from './mails.ts';
import { openSignIn, provePhone, startSession, signUp, storedSession } from './people.ts';
import { expect, test } from './test.ts';
import { typeInto } from './typing.ts';

const dater = demoAccounts.find(({ role }) => role === 'dater')?.phone ?? '';

const newcomer = {
  phone: '+12125550171',
  firstName: 'Salma',
  lastName: 'Nasser',
  email: 'salma@example.com',
  instagram: '@salma.nasser',
};

test('a visitor finds a profile by username and by id, and copies its link', async ({ page }) => {
  await allowClipboard(page);
  await page.goto('/@ada');
  await expect(page.getByRole('heading', { level: 1, name: /^Ada, \d+$/ })).toBeVisible();
  await expect(page).toHaveTitle('Ada | Perigee');
  await expect(page.getByText('Lindqvist')).toBeHidden();

  await page.getByRole('button', { name: 'Copy link' }).click();
  await expectAnnounced(page, 'Link copied successfully');
  const link = await copiedText(page);
  expect(new URL(link).pathname).toBe('/@ada');
  await expect(page.getByText('Link copied successfully')).toBeHidden();

  await page.goto('/bachelorette/ada');
  await expect(page).toHaveURL('/@ada');
  await page.goto('/@1');
  await expect(page.getByRole('heading', { level: 1, name: /^Ada/ })).toBeVisible();
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', link);
});

test('an unknown username shows an error, and an address without the @ is not a profile', async ({
  page,
}) => {
  await page.goto('/@nobody_has_this_name');
  await expect(page.getByRole('heading', { name: 'User profile not found' })).toBeVisible();
  await page.goto('/ada');
  await expect(page.getByRole('heading', { name: 'There is nothing here' })).toBeVisible();
});

test('a visitor who signs in on a profile returns to it', async ({ page, sandbox }) => {
  await page.goto('/@ada');
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await provePhone(page, sandbox, dater);
  await expect(page).toHaveURL('/@ada');
  await expect(page.getByText('Accepted', { exact: true })).toBeVisible();
});

test('the location is saved, and kept after a reload', async ({ page, sandbox }) => {
  await startSession(page, sandbox, dater, '/account');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('No changes provided for update!').first()).toBeVisible();

  const location = page.getByRole('combobox', { name: 'Location' });
  await typeInto(location, 'Nowhere at all');
  await expect(page.getByText('No options available').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible();
  await page.getByRole('button', { name: 'Stay' }).click();

  await typeInto(location, 'Toron');
  await page.getByRole('option', { name: /Toronto/ }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expectAnnounced(page, 'Settings Saved');
  await page.reload();
  await expect(location).toHaveValue(/Toronto/);
});

test('an account of another network is linked in a separate window, and unlinked', async ({
  page,
  sandbox,
}) => {
  await startSession(page, sandbox, dater, '/account');
  const linked = page.getByRole('button', { name: 'Unlink YouTube' });
  const link = page.getByRole('button', { name: 'Link YouTube', exact: true });
  await expect(linked.or(link)).toBeVisible();
  const unlink = async () => {
    await linked.click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Unlink' }).click();
  };
  if (await linked.isVisible()) await unlink();

  const opened = page.waitForEvent('popup');
  await link.click();
  const popup = await opened;
  await typeInto(popup.getByLabel('Name of the account'), 'imani.live');
  await popup.getByRole('button', { name: 'Allow' }).click();
  await expect(
    popup.getByRole('heading', { name: 'Your YouTube account is linked' }),
  ).toBeVisible();
  await expect(page.getByText('@imani.live')).toBeVisible();
  await expect.poll(() => popup.isClosed()).toBe(true);

  await unlink();
  // The open confirmation names the account too, until it closes.
  await expect(page.getByText('@imani.live')).toHaveCount(0);
  await page.reload();
  await expect(link).toBeVisible();
});

test('settings offer a link for another device, to copy and by mail', async ({
  page,
  otherPage,
  sandbox,
}) => {
  await allowClipboard(page);
  await startSession(page, sandbox, dater, '/account');
  await page.getByRole('button', { name: 'Sign in on another device' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign in on another device' });
  await expect(dialog.getByRole('img', { name: 'QR code that signs you in' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Copy link' }).click();
  await expectAnnounced(page, 'Link copied successfully');
  const copied = await copiedText(page);
  await dialog.getByRole('button', { name: 'Email me a link' }).click();
  await expect(dialog.getByText('Link sent successfully')).toBeVisible();
  const { email } = await storedSession(page);

  for (const link of [copied, await linkMailedTo(sandbox, email ?? '')]) {
    await otherPage.goto(link);
    await expect(otherPage).toHaveURL('/');
    await expect.poll(async () => (await storedSession(otherPage))['email']).toBe(email);
    await otherPage.evaluate(() => localStorage.clear());
  }
});

test('a refused link shows an error and closes its window, and a forged one links no account', async ({
  page,
  sandbox,
}) => {
  await startSession(page, sandbox, dater, '/account');
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Link LinkedIn', exact: true }).click();
  const popup = await opened;
  await popup.getByRole('button', { name: 'Deny' }).click();
  await expect(
    popup.getByRole('heading', { name: 'Unable to link account, please try again' }),
  ).toBeVisible();
  await expect.poll(() => popup.isClosed()).toBe(true);
  await expect(page.getByText(/the window was closed/)).toBeVisible();

  await page.goto('/accounts/linkedin?code=forged&state=forged');
  await expect(
    page.getByRole('heading', { name: 'Unable to link account, please try again' }),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Back to settings' }).click();
  await expect(page).toHaveURL('/account');
});

test('a deleted account is gone, and its phone can sign up again', async ({ page, sandbox }) => {
  await openSignIn(page);
  await provePhone(page, sandbox, newcomer.phone);
  await signUp(page, newcomer);
  await expect(page.getByText(/^#\d+$/)).toBeVisible();
  const { userId } = await storedSession(page);

  await page.goto('/account');
  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete your account?' });
  await typeInto(dialog.getByLabel('Type DELETE to confirm'), 'DELETE');
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Your account has been deleted').first()).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible();
  expect((await storedSession(page))['token']).toBeNull();
  await page.goto(`/@${userId}`);
  await expect(page.getByRole('heading', { name: 'User profile not found' })).toBeVisible();

  await sandbox.advanceClock(60);
  await openSignIn(page);
  await provePhone(page, sandbox, newcomer.phone);
  await signUp(page, newcomer);
  await expect(page.getByText(/^#\d+$/)).toBeVisible();
});
