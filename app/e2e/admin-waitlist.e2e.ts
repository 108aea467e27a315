import { demoAccounts } from '@perigee/sandbox/node';
import { callAs, updateWaitlist, waitlistOf } from './calls.ts';
import { startSession } from './people.ts';
import { expect, test } from './test.ts';

const [applicant, , admin] = demoAccounts;

/** Applicants that are decided on one after the other. */
const DECISIONS = 20;

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
  process.stdout.write(`Time per decision: ${Math.round((Date.now() - start) / DECISIONS)} ms\n`);
  expect(seen.size).toBe(DECISIONS);
  await expect
    .poll(async () => (await waitlistOf(sandbox, 'maybe')).count)
    .toBe(before + DECISIONS);
});

test('an admin is told what another one has decided, and nothing is overwritten', async ({
  page,
  sandbox,
}) => {
  await startSession(page, sandbox, admin.phone, '/admin/waitlist');
  const rows = page.getByRole('checkbox', { name: /^Select (?!all)/ });
  await expect(rows.first()).toBeVisible();
  const names = await rows.evaluateAll((boxes) =>
    boxes.slice(0, 2).map((box) => (box.getAttribute('aria-label') ?? '').replace('Select ', '')),
  );
  const { data } = await waitlistOf(sandbox, 'pending');
  const [first = '', second = ''] = names;
  const taken = data.find(({ name }) => name === first);
  for (const name of [first, second])
    await page.getByRole('checkbox', { name: `Select ${name}` }).click();
  // Another admin, in the meantime.
  expect(await updateWaitlist(sandbox, String(taken?.id), { waitlistStatus: 'no' })).toBe(200);
  await page.getByRole('button', { name: /^Save 2 decisions/ }).click();
  await expect(page.getByText('Another admin has decided: No').first()).toBeVisible();
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
  const statusOf = async (id: number) => {
    const response = await callAs(sandbox, admin.phone, { path: `/v1/admin/users/${id}` });
    return ((await response.json()) as { waitlistStatus: string }).waitlistStatus;
  };
  for (const { id, name } of others) {
    expect(await statusOf(id)).toBe('yes');
    await expect(page.getByRole('checkbox', { name: `Select ${name}`, exact: true })).toHaveCount(
      0,
    );
  }
  expect(await statusOf(taken.id)).toBe('no');
});

test('an admin whose rights are taken away sees nothing more', async ({ page, sandbox }) => {
  await startSession(page, sandbox, admin.phone, '/admin/users/dawit');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Dawit');
  const { jwt } = await sandbox.sessionOf(admin.phone);
  const headers = { authorization: `Bearer ${jwt}` };
  const me = await page.request.get(`${sandbox.url}/users/me`, { headers });
  const json = { ...((await me.json()) as object), admin: false };
  await page.route('**/users/me', (route) => route.fulfill({ json }));
  await page.reload();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByText('Dawit')).toHaveCount(0);
});
