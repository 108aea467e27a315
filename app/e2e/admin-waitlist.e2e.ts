import { demoAccounts } from '@perigee/sandbox/program';
import { callAs, updateWaitlist, waitlistOf } from './calls.ts';
import { startSession } from './people.ts';
import type { Sandbox } from './sandbox.ts';
import { expect, test } from './test.ts';

const [applicant, host, admin] = demoAccounts;

/** Applicants that are decided on one after the other, and the time for all of them. */
const DECISIONS = 50;
const MOST_MS = 60_000;

/** The time is that of a machine on which nothing else runs: `JOURNEYS_TIMED=1` says so. */
const isTimed = process.env['JOURNEYS_TIMED'] !== undefined;

const statusOf = async (sandbox: Sandbox, id: number | undefined) => {
  const response = await callAs(sandbox, admin.phone, { path: `/v1/admin/users/${id}` });
  return ((await response.json()) as { waitlistStatus: string }).waitlistStatus;
};

test('an applicant is accepted while looking', async ({ page, otherPage, sandbox }) => {
  await startSession(otherPage, sandbox, applicant.phone, '/');
  await expect(otherPage.getByRole('heading', { name: "You're in the database" })).toBeVisible();

  await startSession(page, sandbox, admin.phone, '/admin/waitlist?status=pre-approved');
  const rows = page.getByRole('checkbox', { name: /^Select (?!all)/ });
  await expect(rows.first()).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type(applicant.name);
  await expect(rows).toHaveCount(1);
  await page.getByRole('checkbox', { name: `Select ${applicant.name}` }).click();
  await page.getByRole('combobox', { name: `H# of ${applicant.name}` }).click();
  await page.getByRole('option', { name: '7', exact: true }).click();
  await page.getByRole('button', { name: 'Approve Selected' }).click();
  await expect(page.getByText(`Saved: ${applicant.name}`, { exact: true })).toBeAttached();
  await expect(otherPage.getByRole('heading', { name: /^YOU'RE ACCEPTED/ })).toBeVisible();
});

test('applicants are decided on without a mouse', async ({ page, sandbox }) => {
  const { count: before } = await waitlistOf(sandbox, 'maybe');
  await startSession(page, sandbox, admin.phone, '/admin/waitlist?view=single');
  const name = page.getByRole('heading', { level: 2 });
  await expect(name).toBeFocused();
  const seen = new Set<string>();
  const start = Date.now();
  for (let count = 0; count < DECISIONS; count += 1) {
    const decided = (await name.textContent()) ?? '';
    seen.add(decided);
    await page.keyboard.press('m');
    await page.keyboard.press('Enter');
    await expect(name).not.toHaveText(decided);
    await expect(name).toBeFocused();
  }
  const time = Date.now() - start;
  process.stdout.write(
    `${DECISIONS} decisions by keyboard: ${(time / 1000).toFixed(1)} s, ${Math.round(time / DECISIONS)} ms each\n`,
  );
  if (isTimed) expect(time).toBeLessThan(MOST_MS);
  expect(seen.size).toBe(DECISIONS);
  await expect
    .poll(async () => (await waitlistOf(sandbox, 'maybe')).count)
    .toBe(before + DECISIONS);
});

test('two admins decide on one list, and nothing is overwritten', async ({
  page,
  otherPage,
  sandbox,
}) => {
  await sandbox.setAdmin(host.phone, true);
  const { data } = await waitlistOf(sandbox, 'pending');
  const [first, second, third] = data;
  await startSession(page, sandbox, admin.phone, '/admin/waitlist');
  const boxOf = (name: string | undefined) =>
    page.getByRole('checkbox', { name: `Select ${name}`, exact: true });
  for (const applicantRow of [first, second, third]) await boxOf(applicantRow?.name).click();

  await startSession(otherPage, sandbox, host.phone, '/admin/waitlist?view=single');
  const name = otherPage.getByRole('heading', { level: 2 });
  await expect(name).toContainText(first?.name ?? '');
  await expect(name).toBeFocused();
  await otherPage.keyboard.press('n');
  await otherPage.keyboard.press('Enter');
  await expect(name).toContainText(second?.name ?? '');
  await expect.poll(async () => statusOf(sandbox, first?.id)).toBe('no');

  // The window of the first admin gets the focus.
  await page.evaluate(() => dispatchEvent(new Event('visibilitychange')));
  await expect(boxOf(first?.name)).toHaveCount(0);
  await expect(page.getByText(`No longer on this page: ${first?.name}`)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Save 2 decisions/ })).toBeVisible();

  await expect(name).toBeFocused();
  await otherPage.keyboard.press('u');
  await otherPage.keyboard.press('Enter');
  await expect.poll(async () => statusOf(sandbox, second?.id)).toBe('user-declined');
  await page.getByRole('button', { name: /^Save 2 decisions/ }).click();
  const notice = page.getByRole('alert').filter({ hasText: `Not saved: ${second?.name}` });
  await expect(notice).toContainText('Another admin has decided: User Declined');
  await expect(boxOf(third?.name)).toHaveCount(0);
  expect(await statusOf(sandbox, first?.id)).toBe('no');
  expect(await statusOf(sandbox, second?.id)).toBe('user-declined');
  expect(await statusOf(sandbox, third?.id)).toBe('pre-approved');
});

test('of several approvals, the one that another admin has decided is named, and the others are saved', async ({
  page,
  sandbox,
}) => {
  await startSession(page, sandbox, admin.phone, '/admin/waitlist?status=pre-approved');
  const { data } = await waitlistOf(sandbox, 'pre-approved');
  const [taken, ...others] = data.slice(0, 3);
  if (taken === undefined) throw new Error('No one is pre-approved');
  for (const { name } of [taken, ...others]) {
    await page.getByRole('checkbox', { name: `Select ${name}`, exact: true }).click();
    await page.getByRole('combobox', { name: `H# of ${name}`, exact: true }).click();
    await page.getByRole('option', { name: '7', exact: true }).click();
  }
  // Another admin, in the meantime.
  expect(await updateWaitlist(sandbox, String(taken.id), { waitlistStatus: 'no' })).toBe(200);
  await page.getByRole('button', { name: 'Approve Selected' }).click();

  const notice = page.getByRole('alert').filter({ hasText: `Not saved: ${taken.name}` });
  await expect(notice).toContainText('Another admin has decided: No');
  for (const { id, name } of others) {
    expect(await statusOf(sandbox, id)).toBe('yes');
    await expect(page.getByRole('checkbox', { name: `Select ${name}`, exact: true })).toHaveCount(
      0,
    );
  }
  expect(await statusOf(sandbox, taken.id)).toBe('no');
});

test('an admin whose rights are taken away sees nothing more', async ({ page, sandbox }) => {
  await startSession(page, sandbox, admin.phone, '/admin/waitlist');
  const rows = page.getByRole('checkbox', { name: /^Select (?!all)/ });
  await expect(rows.first()).toBeVisible();
  await rows.first().click();
  await page.getByRole('button', { name: /^Save 1 decision/ }).focus();
  await sandbox.setAdmin(admin.phone, false);
  // Not a click: any earlier call, such as one of a row under the pointer, takes the page away too.
  await page.keyboard.press('Enter');
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('heading')).toHaveCount(0);
  await expect(rows).toHaveCount(0);
});
