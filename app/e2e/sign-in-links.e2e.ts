import { demoAccounts } from '@perigee/sandbox/program';
import type { Page } from '@playwright/test';
import { linkMailedTo } from './mails.ts';
import { startSession, storedSession } from './people.ts';
import type { Sandbox } from './sandbox.ts';
import { expect, test } from './test.ts';
import { typeInto } from './typing.ts';

const HOST = demoAccounts[1].email;
/** The email of the demo's dater, who has no password at first. */
const DATER = 'imani.whitfield@example.com';
const PASSWORD = 'seven rounds of orbit';

/** Requests a link with Trouble Logging In, for the host. Returns the target of the mail. */
async function askForLink(page: Page, sandbox: Sandbox): Promise<string> {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Trouble Logging In?' }).click();
  await page.getByRole('button', { name: 'Email a sign-in link' }).click();
  await typeInto(page.getByRole('textbox', { name: 'Email' }), HOST);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Link sent successfully')).toBeVisible();
  return linkMailedTo(sandbox, HOST);
}

/** Requests a new password for the dater on the open page. Returns the target of the mail. */
async function forgetPassword(page: Page, sandbox: Sandbox): Promise<string> {
  // The form of the previous page has an email field too.
  await expect(page.getByRole('heading', { name: 'Forgot password?' })).toBeVisible();
  await typeInto(page.getByLabel('Email'), DATER);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();
  return linkMailedTo(sandbox, DATER);
}

async function choosePassword(page: Page, password: string): Promise<void> {
  await typeInto(page.getByLabel('New password', { exact: true }), password);
  await page.keyboard.press('Enter');
}

test('a mailed link signs in on another device, once', async ({ page, otherPage, sandbox }) => {
  const link = await askForLink(page, sandbox);
  await otherPage.goto(link);
  await expect(otherPage).toHaveURL('/portal');
  expect((await storedSession(otherPage))['email']).toBe(HOST);

  await page.goto(link);
  await expect(page.getByText('This link is no longer valid. Ask for a new one')).toBeVisible();
  await page.getByRole('link', { name: 'Sign in another way' }).click();
  await expect(page.getByRole('button', { name: 'Continue with Phone Number' })).toBeVisible();
});

test('a signed-in member has to confirm the use of a link', async ({
  page,
  otherPage,
  sandbox,
}) => {
  const link = await askForLink(page, sandbox);
  await startSession(otherPage, sandbox, demoAccounts[0].phone);

  await otherPage.goto(link);
  await expect(otherPage.getByRole('heading', { name: /signed in as Imani/ })).toBeVisible();
  await expect(otherPage).toHaveURL('/login');
  await otherPage.getByRole('link', { name: 'Stay signed in' }).click();
  await expect(otherPage).toHaveURL('/');
  expect((await storedSession(otherPage))['email']).toBe(DATER);

  await otherPage.goto(link);
  await otherPage.getByRole('button', { name: 'Use the link' }).click();
  await expect(otherPage).toHaveURL('/portal');
  await expect.poll(async () => (await storedSession(otherPage))['email']).toBe(HOST);
});

test('a link expires after four minutes', async ({ page, sandbox }) => {
  const link = await askForLink(page, sandbox);
  await sandbox.advanceClock(240);
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'This link did not work' })).toBeVisible();
});

test('with the server down a link can be tried again, and stays valid', async ({
  page,
  sandbox,
}) => {
  const link = await askForLink(page, sandbox);
  await sandbox.stop();
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'We could not sign you in' })).toBeVisible();
  await sandbox.start();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL('/portal');
  expect((await storedSession(page))['email']).toBe(HOST);
});

test('a user with a forgotten password chooses a new one with a mailed link', async ({
  page,
  sandbox,
}) => {
  await page.goto('/login?as=host');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.goto(await forgetPassword(page, sandbox));
  await choosePassword(page, 'short');
  await expect(page.getByText('Please enter a minimum of 8 characters')).toBeVisible();
  await choosePassword(page, PASSWORD);
  await expect(page.getByRole('heading', { name: 'Your password has been changed' })).toBeFocused();

  await page.getByRole('link', { name: 'Sign in', exact: true }).click();
  await typeInto(page.getByLabel('Email'), DATER);
  await typeInto(page.getByLabel('Password'), PASSWORD);
  await page.getByRole('button', { name: 'SIGN IN', exact: true }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText(/^#\d+$/)).toBeVisible();
});

test('the link for a new password works once', async ({ page, sandbox }) => {
  await page.goto('/reset_password');
  const link = await forgetPassword(page, sandbox);
  for (const outcome of ['Your password has been changed', 'This link is no longer valid']) {
    await page.goto(link);
    await choosePassword(page, PASSWORD);
    await expect(page.getByText(outcome).first()).toBeVisible();
  }
  await expect(page.getByRole('link', { name: 'Send me another link' })).toBeVisible();
});
