import { demoAccounts } from '@perigee/sandbox/program';
import { expectAnnounced } from './announcements.ts';
import { startSession } from './people.ts';
import { expect, test } from './test.ts';
import { typeInto } from './typing.ts';

const [dater, host, admin] = demoAccounts;

test('the admin side is by day, and for admins only', async ({ page, otherPage, sandbox }) => {
  await startSession(page, sandbox, admin.phone, '/');
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Admin View' }).click();
  await expect(page.getByRole('heading', { name: 'Admin Portal' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'day');
  await page.goto('/admin/no/such/page');
  await expect(page.getByRole('heading', { name: 'Admin Portal' })).toBeVisible();

  for (const { phone } of [dater, host]) {
    await startSession(otherPage, sandbox, phone, '/admin/waitlist');
    await expect(otherPage.locator('html')).toHaveAttribute('data-theme', 'day');
    await expect(otherPage.getByRole('heading')).toHaveCount(0);
    await expect(otherPage.getByRole('banner')).toHaveCount(0);
  }
});

test('an admin goes to pages and members by keyboard', async ({ page, sandbox }) => {
  await startSession(page, sandbox, admin.phone, '/admin');
  await expect(page.getByRole('heading', { name: 'Admin Portal' })).toBeVisible();
  await page.keyboard.press('g');
  await page.keyboard.press('u');
  await expect(page).toHaveURL('/admin/users/active');
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Go to a page or a member' });
  await expect(palette.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('Dawit');
  await expect(palette.getByRole('option', { name: /Dawit/ }).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/users\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Dawit');

  await expect(palette).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(palette.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('maybe');
  await expect(palette.getByRole('option', { name: 'Maybe' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/waitlist?status=maybe');

  // An applicant is no active user, who could be searched for.
  const { userId } = await sandbox.sessionOf(dater.phone);
  await expect(palette).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(palette.getByRole('combobox')).toBeFocused();
  await page.keyboard.type(String(userId));
  await expect(palette.getByRole('option', { name: `Open user "${userId}"` })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/admin/users/${userId}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(dater.name);

  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keys' });
  await keys.getByText('Single keys (without Ctrl)').click();
  await page.keyboard.press('Escape');
  await expect(keys).toHaveCount(0);
  await page.keyboard.press('g');
  await page.keyboard.press('w');
  await page.reload();
  await expect(page).toHaveURL(/\/admin\/users\/\d+$/);
});

test('an admin looks after a member, and deletes one whose page is open', async ({
  page,
  otherPage,
  sandbox,
}) => {
  await startSession(page, sandbox, admin.phone, '/admin/users/dawit');
  await page.getByLabel('hNum').click();
  await page.getByRole('option', { name: '3', exact: true }).click();
  await page.getByRole('button', { name: 'Update User' }).click();
  await expectAnnounced(page, 'User updated successfully');

  await page.getByRole('button', { name: 'Pause Subscription' }).click();
  await expectAnnounced(page, 'Subscription paused successful');
  await page.getByRole('button', { name: 'Resume' }).click();
  await expectAnnounced(page, 'Subscription resumed successful');

  await page.getByRole('button', { name: 'Add Free Months' }).click();
  const months = page.getByRole('dialog', { name: 'Add Free Months' });
  await typeInto(months.getByLabel('Value'), '2');
  await typeInto(months.getByLabel('Reason'), 'Missed two events through a fault of ours');
  await months.getByRole('button', { name: /^Add/ }).click();
  await expectAnnounced(page, 'Free subscription added successfully');

  await page.getByRole('button', { name: /^Add feedback/ }).click();
  const feedback = page.getByRole('dialog', { name: 'Match feedback' });
  await typeInto(feedback.getByRole('textbox'), 'Prefers a walk to a dinner.');
  await feedback.getByRole('button', { name: /^Add feedback/i }).click();
  await expectAnnounced(page, 'Match feedback added successfully');
  await expect(feedback.getByText('Prefers a walk to a dinner.').last()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(feedback).toHaveCount(0);

  await page.getByRole('button', { name: /^Queue upcoming match/ }).click();
  const queue = page.getByRole('dialog', { name: 'Queue upcoming match' });
  await queue.getByRole('button', { name: /^Add/ }).first().click();
  const proposal = page.getByRole('dialog', { name: 'Set Match Proposal' });
  await proposal.getByRole('button', { name: 'Set Match Proposal' }).click();
  await expectAnnounced(page, 'Match queued successfully');
  await page.keyboard.press('Escape');
  await expect(queue).toHaveCount(0);

  const member = demoAccounts[3];
  await startSession(otherPage, sandbox, member.phone, '/');
  await page.getByRole('button', { name: 'Delete User' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete user (not reversible)?' });
  await question.getByRole('button', { name: 'Delete User' }).click();
  await expectAnnounced(page, 'User deleted successfully');
  await expect(page).toHaveURL('/admin/users/active');
  await page.goto('/admin/users/dawit');
  await expect(page.getByRole('heading', { name: 'Not found' })).toBeVisible();
  await expect(otherPage.getByRole('button', { name: 'Account menu' })).toHaveCount(0);
});
