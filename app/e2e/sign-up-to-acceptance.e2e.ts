import { demoAccounts } from '@perigee/sandbox/node';
import {
  leaveProfileSteps,
  openSignIn,
  provePhone,
  startSession,
  signUp,
  storedSession,
} from './people.ts';
import { expect, test } from './test.ts';

const newcomer = {
  phone: '+12125550163',
  firstName: 'Noor',
  lastName: 'Haddad',
  email: 'noor@example.com',
  instagram: '@noor.haddad',
};

const admin = demoAccounts.find(({ role }) => role === 'admin');

test('somebody signs up, waits, and is accepted while the page is open', async ({
  page,
  otherPage,
  sandbox,
}) => {
  await openSignIn(page);
  await provePhone(page, sandbox, newcomer.phone);
  await expect(page.getByText("You're verified")).toBeVisible();
  await signUp(page, newcomer);
  await leaveProfileSteps(page);

  await expect(page.getByRole('heading', { name: "You're on the waitlist!" })).toBeVisible();
  await expect(page.getByText(/^#\d+$/)).toBeVisible();
  const { userId, email } = await storedSession(page);
  expect(email).toBe(newcomer.email);

  await startSession(otherPage, sandbox, admin?.phone ?? '');
  const { token } = await storedSession(otherPage);
  const decide = (decision: object) =>
    otherPage.request.put(`${sandbox.url}/waitlist/${userId}`, {
      headers: { authorization: `Bearer ${token}` },
      data: decision,
    });
  expect((await decide({ waitlistStatus: 'yes', hNum: 7 })).status()).toBe(422);
  expect((await decide({ waitlistStatus: 'pre-approved' })).status()).toBe(200);

  let reloaded = false;
  page.on('load', () => (reloaded = true));
  expect((await decide({ waitlistStatus: 'yes', hNum: 7 })).status()).toBe(200);
  await expect(
    page.getByRole('heading', {
      name: "YOU'RE ACCEPTED, Download the app to explore the Universe",
    }),
  ).toBeVisible();
  await expect(page.getByRole('article', { name: 'Rank card of Noor' })).toBeVisible();
  expect(reloaded).toBe(false);
});
