import { expectAnnounced } from './announcements.ts';
import { accept, updateWaitlist } from './calls.ts';
import { leaveProfileSteps, openSignIn, provePhone, signUp, storedSession } from './people.ts';
import { expect, test } from './test.ts';

const newcomer = {
  phone: '+12125550163',
  firstName: 'Noor',
  lastName: 'Haddad',
  email: 'noor@example.com',
  instagram: '@noor.haddad',
};

test('a visitor signs up, waits, and is accepted while the page is open', async ({
  page,
  sandbox,
}) => {
  await openSignIn(page);
  await provePhone(page, sandbox, newcomer.phone);
  await expectAnnounced(page, "You're verified");
  await signUp(page, newcomer);
  await leaveProfileSteps(page);

  await expect(page.getByRole('heading', { name: "You're on the waitlist!" })).toBeVisible();
  await expect(page.getByText(/^#\d+$/)).toBeVisible();
  const { userId, email } = await storedSession(page);
  expect(email).toBe(newcomer.email);

  const tooEarly = { waitlistStatus: 'yes', hNum: 7 };
  expect(await updateWaitlist(sandbox, userId, tooEarly)).toBe(422);
  expect(await updateWaitlist(sandbox, userId, { waitlistStatus: 'pre-approved' })).toBe(200);

  let reloaded = false;
  page.on('load', () => (reloaded = true));
  await accept(sandbox, userId);
  await expect(
    page.getByRole('heading', {
      name: "YOU'RE ACCEPTED, Download the app to explore the Universe",
    }),
  ).toBeVisible();
  await expect(page.getByRole('article', { name: 'Rank card of Noor' })).toBeVisible();
  expect(reloaded).toBe(false);
});
