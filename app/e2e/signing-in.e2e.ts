import { demoAccounts } from '@perigee/sandbox/program';
import { expectAnnounced } from './announcements.ts';
import {
  openSignIn,
  provePhone,
  sendPhone,
  signUp,
  startSession,
  storedSession,
  typeCode,
} from './people.ts';
import { expect, test } from './test.ts';

const dater = demoAccounts.find(({ role }) => role === 'dater')?.phone ?? '';
const SIGNED_OUT = { token: null, userId: null, chatToken: null, email: null };

test('a wrong code shows an error, and the right one still works', async ({ page, sandbox }) => {
  await openSignIn(page);
  await sendPhone(page, dater);
  await expect(page.getByText('Sent to')).toBeVisible();
  const code = await sandbox.codeFor(dater);
  await typeCode(page, code === '111111' ? '222222' : '111111');
  await expect(
    page.getByText('Invalid verification code, please try again!').first(),
  ).toBeVisible();
  await typeCode(page, code);
  await expectAnnounced(page, "You're verified");
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByText("You're verified")).toBeHidden();
});

test('a second code too soon shows a countdown and the way to the first; a later one is sent', async ({
  page,
  sandbox,
}) => {
  await openSignIn(page);
  await sendPhone(page, dater);
  await expect(page.getByText('Sent to')).toBeVisible();
  const first = await sandbox.codeFor(dater);
  await page.getByRole('button', { name: 'Resend code' }).click();
  await expect(page.getByRole('timer')).toHaveText(/^0:[0-2]\d$/);
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByRole('timer')).toHaveText(/^0:[0-2]\d$/);
  await page.getByRole('button', { name: 'Enter the code that was sent' }).click();

  await sandbox.advanceClock(31);
  await page.getByRole('button', { name: 'Resend code' }).click();
  await expect.poll(() => sandbox.codeFor(dater)).not.toBe(first);
  await typeCode(page, await sandbox.codeFor(dater));
  await expectAnnounced(page, "You're verified");
});

test('with the server down the number is kept, and works once the server is up again', async ({
  page,
  sandbox,
}) => {
  await openSignIn(page);
  await sandbox.stop();
  await sendPhone(page, dater);
  await expect(page.getByText('Please try again').first()).toBeVisible();
  await expect(page.getByLabel('Phone number')).toHaveValue(/555/);
  await expect(page.getByLabel('Phone number')).toBeFocused();

  await sandbox.start();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByText('Sent to')).toBeVisible();
});

test('a reload keeps a signed-in user, and restarts an unfinished sign-in', async ({
  page,
  sandbox,
}) => {
  await openSignIn(page);
  await sendPhone(page, dater);
  await expect(page.getByText('Sent to')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await storedSession(page)).toEqual(SIGNED_OUT);

  await sandbox.advanceClock(31);
  await openSignIn(page);
  await provePhone(page, sandbox, dater);
  await expect(page.getByText(/^#\d+$/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^#\d+$/)).toBeVisible();
});

test('a protected page asks the visitor to sign in, and opens after sign-in', async ({
  page,
  sandbox,
}) => {
  await page.goto('/account');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('dialog')).toBeVisible();
  await provePhone(page, sandbox, dater);
  await expect(page).toHaveURL('/account');
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
});

test('the login page signs in too, and redirects signed-in users', async ({ page, sandbox }) => {
  await page.goto('/login');
  await provePhone(page, sandbox, dater);
  await expect(page).toHaveURL('/');
  await page.goto('/login');
  await expect(page).toHaveURL('/');
});

test('sign-up on the login page goes on with the profile, and then to the page where it began', async ({
  page,
  sandbox,
}) => {
  await page.goto('/@ada');
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/login');
  await provePhone(page, sandbox, '+12125550168');
  await signUp(page, {
    phone: '+12125550168',
    firstName: 'Ines',
    lastName: 'Arrieta',
    email: 'ines@example.com',
    instagram: '@ines.arrieta',
  });
  await expect(page).toHaveURL('/signup');
  await expect(page.getByRole('heading', { name: 'Choose your username' })).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL('/@ada');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in' })).toHaveCount(0);
});

test('logging out clears the session', async ({ page, sandbox }) => {
  await startSession(page, sandbox, dater, '/account');
  await page.getByRole('main').getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(await storedSession(page)).toEqual(SIGNED_OUT);
  // A user who logs out is not asked to sign in again: no origin is kept that would open the modal.
  expect(await page.evaluate(() => (history.state as { usr?: unknown } | null)?.usr ?? null)).toBe(
    null,
  );
  await page.goto('/account');
  await expect(page).toHaveURL('/');
});

test('an expired session leads to discover and a request to sign in again', async ({
  page,
  sandbox,
}) => {
  await startSession(page, sandbox, dater);
  const { userId } = await storedSession(page);
  // With no page open: a call of that page would discover the expiry first.
  await page.goto('about:blank');
  await sandbox.advanceClock(13 * 60 * 60);
  await page.goto('/account');
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Please sign in again').first()).toBeVisible();
  // The id of the user stays, by which other tabs tell an expiry from a log-out.
  expect(await storedSession(page)).toEqual({ ...SIGNED_OUT, userId });
});
