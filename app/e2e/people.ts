import { expect, type Page } from '@playwright/test';
import { APP_URL, WAITLIST_MODE_URL } from './addresses.ts';
import type { Sandbox } from './sandbox.ts';
import { typeInto } from './typing.ts';

/** Types a US number into the open sign-in, modal or page, and requests a code. */
export async function sendPhone(page: Page, phone: string): Promise<void> {
  await page.getByRole('button', { name: 'Continue with Phone Number' }).last().click();
  await typeInto(page.getByLabel('Phone number'), phone);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
}

export async function openSignIn(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

export async function typeCode(page: Page, code: string): Promise<void> {
  await page.getByRole('textbox', { name: 'code' }).pressSequentially(code);
}

/** Requests a code, and types the one that was sent. */
export async function provePhone(page: Page, sandbox: Sandbox, phone: string): Promise<void> {
  await sendPhone(page, phone);
  await expect(page.getByText(/^Sent to/)).toBeVisible();
  await typeCode(page, await sandbox.codeFor(phone));
}

/**
 * Stores a session of a user who completed sign-up in the page's browser, as sign-in does, and opens a
 * page of the app.
 */
export async function startSession(
  page: Page,
  sandbox: Sandbox,
  phone: string,
  path = '/',
): Promise<void> {
  const { userId, jwt, chatToken } = await sandbox.sessionOf(phone);
  const stored = { token: jwt, userId: String(userId), chatToken };
  await page.context().setStorageState({
    cookies: [],
    // For both builds: a journey opens one of them.
    origins: [APP_URL, WAITLIST_MODE_URL].map((origin) => ({
      origin,
      localStorage: Object.entries(stored).map(([name, value]) => ({ name, value })),
    })),
  });
  await page.goto(path);
  // The page stores the email once it has loaded the user.
  await expect.poll(async () => (await storedSession(page))['email']).not.toBeNull();
}

export interface Newcomer {
  phone: string;
  firstName: string;
  lastName: string;
  email: string;
  instagram: string;
}

/** The three steps of sign-up, beginning with the name. */
export async function signUp(page: Page, person: Newcomer): Promise<void> {
  await typeInto(page.getByLabel('First name'), person.firstName);
  await typeInto(page.getByLabel('Last name'), person.lastName);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await typeInto(page.getByRole('textbox', { name: 'Email' }), person.email);
  await page.keyboard.press('Enter');
  await typeInto(page.getByRole('textbox', { name: 'Instagram' }), person.instagram);
  await page.keyboard.press('Enter');
}

/** Skips the steps of the profile, which follow sign-up in the same dialog. */
export async function leaveProfileSteps(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Sign in' });
  await expect(dialog.getByRole('heading', { name: 'Choose your username' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Back' }).click();
  await expect(dialog).toBeHidden();
}

/** Pays on the payment provider's page. */
export async function payAtCheckout(page: Page, card: string): Promise<void> {
  await typeInto(page.getByLabel('Card number'), card);
  await typeInto(page.getByLabel('Expiry month'), '12');
  await typeInto(page.getByLabel('Expiry year'), '2090');
  await typeInto(page.getByLabel('CVC'), '123');
  await page.getByRole('button', { name: /^Pay/ }).click();
}

/** The stored values of the session in the browser. */
export async function storedSession(page: Page): Promise<Record<string, string | null>> {
  return await page.evaluate(() =>
    Object.fromEntries(
      ['token', 'userId', 'chatToken', 'email'].map((key) => [key, localStorage.getItem(key)]),
    ),
  );
}
