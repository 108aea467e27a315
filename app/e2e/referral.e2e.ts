import { demoAccounts } from '@perigee/sandbox/program';
import { expectAnnounced } from './announcements.ts';
import { callAs } from './calls.ts';
import { allowClipboard, copiedText } from './clipboard.ts';
import { leaveProfileSteps, openSignIn, provePhone, startSession, signUp } from './people.ts';
import { expect, test } from './test.ts';
import { typeInto } from './typing.ts';

const [dater, host] = demoAccounts;

const friend = {
  phone: '+12125550164',
  firstName: 'Noor',
  lastName: 'Haddad',
  email: 'noor.invited@example.com',
  instagram: '@noor.invited',
};

const other = {
  phone: '+12125550165',
  firstName: 'Ilse',
  lastName: 'Brandt',
  email: 'ilse.invited@example.com',
  instagram: '@ilse.invited',
};

test('a friend signs up with an invite link that a member copied', async ({
  page,
  otherPage,
  sandbox,
}) => {
  await allowClipboard(page);
  await startSession(page, sandbox, dater.phone);
  await page.getByRole('button', { name: 'Copy invite link' }).click();
  await expectAnnounced(page, 'Link copied successfully');
  const link = await copiedText(page);
  expect(link).toMatch(/\/invite\/[2-9A-HJ-NP-Z]{8}$/);

  await otherPage.goto(link);
  await expect(otherPage.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
  await expect(otherPage).toHaveURL('/');
  await provePhone(otherPage, sandbox, friend.phone);
  await signUp(otherPage, friend);
  await leaveProfileSteps(otherPage);
  await expect(otherPage.getByRole('heading', { name: 'You were invited' })).toBeVisible();
  await expect(otherPage.getByText('Imani')).toBeVisible();

  await page.getByRole('button', { name: 'Application status' }).click();
  await expect(page.getByText('A friend of yours, done')).toBeAttached();
});

test('a wrong code shows an error, and a right one counts', async ({ page, sandbox }) => {
  const reply = await callAs(sandbox, host.phone, { path: '/users/me' });
  const { inviteReferralCode } = (await reply.json()) as { inviteReferralCode: string };

  await openSignIn(page);
  await provePhone(page, sandbox, other.phone);
  await signUp(page, other);
  await leaveProfileSteps(page);
  await page.getByRole('button', { name: 'Enter referral code' }).click();
  const field = page.getByLabel('Referral code', { exact: true });
  await typeInto(field, 'NOBODYS1');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Invalid code, please try again')).toBeVisible();
  await typeInto(field, inviteReferralCode.toLowerCase());
  await page.getByRole('button', { name: 'Enter', exact: true }).click();
  await expect(page.getByText('Referral Code Applied').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'You were invited' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'You were invited' })).toBeVisible();
  const invitations = page.getByRole('region', { name: 'Invitations' });
  await expect(invitations.getByText('Giulia')).toBeVisible();
});
