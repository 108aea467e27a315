import { demoAccounts } from '@perigee/sandbox/program';
import type { Page } from '@playwright/test';
import { expectAnnounced } from './announcements.ts';
import { chooseDay } from './calendar.ts';
import { callAs } from './calls.ts';
import { startSession } from './people.ts';
import { addPhoto } from './photos.ts';
import type { Sandbox } from './sandbox.ts';
import { expect, test } from './test.ts';
import { typeInto } from './typing.ts';

const [, , admin] = demoAccounts;

/** A user as the API gives them to an admin. */
async function userOf(sandbox: Sandbox, id: number | string) {
  const response = await callAs(sandbox, admin.phone, { path: `/v1/admin/users/${id}` });
  return (await response.json()) as {
    name: string;
    phoneNumber: string;
    hNum: number | null;
    ignore: boolean;
    subscription: { migrateToReplacementPlanAfterCancellation: boolean } | null;
  };
}

async function choose(page: Page, field: string, option: string, group?: string): Promise<void> {
  const form = group === undefined ? page : page.getByRole('group', { name: group, exact: true });
  await form.getByRole('combobox', { name: field, exact: true }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
  await expect(page.getByRole('listbox')).toHaveCount(0);
}

test('an applicant is decided on in the dialog, and the list is filtered', async ({
  page,
  sandbox,
}) => {
  await startSession(page, sandbox, admin.phone, '/admin/waitlist?status=database-pending');
  const rows = page.getByRole('checkbox', { name: /^Select (?!all)/ });
  await expect(rows.first()).toBeVisible();

  await test.step('with an H# and as a founding member', async () => {
    const label = (await rows.first().getAttribute('aria-label')) ?? '';
    const name = label.replace('Select ', '');
    await page.getByRole('button', { name, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: `Decide on ${name}` });
    await expect(dialog.getByRole('heading')).toBeFocused();
    await page.keyboard.press('a');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('Choose an H#')).toBeVisible();
    await page.keyboard.press('4');
    await page.keyboard.press('f');
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('checkbox', { name: label, exact: true })).toHaveCount(0);
    const path = `/waitlist?page=1&paginated=true&waitlistStatus=database-approved&search=${encodeURIComponent(name)}`;
    const found = await callAs(sandbox, admin.phone, { path });
    const { data } = (await found.json()) as { data: object[] };
    expect(data).toContainEqual(
      expect.objectContaining({
        name,
        waitlistStatus: 'database-approved',
        hNum: 4,
        membershipType: 'founding-member',
      }),
    );
  });

  await test.step('a filter, without it, and back', async () => {
    const number = page.getByText(/^\d+ applicants?/).first();
    const all = await number.textContent();
    await page.getByRole('link', { name: 'Maybe', exact: true }).click();
    await expect(page).toHaveURL(/status=maybe/);
    await choose(page, 'Card', 'Card not saved');
    await expect(page).toHaveURL(/cardSubmitted=false/);
    await page.getByRole('button', { name: /^Remove Card/ }).click();
    await expect(page).not.toHaveURL(/cardSubmitted/);
    await page.goBack();
    await expect(page).toHaveURL(/status=database-pending/);
    await expect(number).toContainText(all?.split('.')[0] ?? '');
  });
});

test('users are searched by a field of each group, and matches are sorted', async ({
  page,
  sandbox,
}) => {
  await startSession(page, sandbox, admin.phone, '/admin/users/active');
  const title = page.getByText(/^\d+ users?$/);
  await expect(title).toBeVisible();
  const all = await title.textContent();
  await page.getByRole('button', { name: 'Search for users' }).click();
  const form = page.getByRole('dialog', { name: 'Search for users' });
  await choose(page, 'Gender', 'F', 'About the user');
  await choose(page, 'Gender preference', 'Everyone', 'What they are looking for');
  await form.getByRole('button', { name: 'Show results' }).click();
  await expect(form).toHaveCount(0);
  await expect(title).not.toHaveText(all ?? '');
  const genders = page.getByRole('row').getByRole('cell', { name: 'F', exact: true });
  await expect(genders.first()).toBeVisible();
  expect(await genders.count()).toBe((await page.getByRole('row').count()) - 1);
  await page.getByRole('button', { name: 'Reset filters' }).click();
  await expect(title).toHaveText(all ?? '');

  await page.goto('/admin/matches');
  const times = async () =>
    page
      .getByRole('row')
      .evaluateAll((rows) =>
        rows.slice(1).map((row) => row.querySelector('td:last-child')?.textContent ?? ''),
      );
  await expect(page.getByText(/^1 to 10 of \d+$/)).toBeVisible();
  const latest = await times();
  await page.getByRole('button', { name: 'Match Time' }).click();
  await expect.poll(times).not.toEqual(latest);
  const earliest = await times();
  await page.getByRole('button', { name: 'Page 2' }).click();
  await expect(page.getByText(/^11 to 20 of \d+$/)).toBeVisible();
  await expect.poll(times).not.toEqual(earliest);
  await page.reload();
  await expect(page.getByText(/^11 to 20 of \d+$/)).toBeVisible();
});

test('the deck is walked through by a key', async ({ page, sandbox }) => {
  await startSession(page, sandbox, admin.phone, '/admin/profiles');
  const card = page.getByRole('article');
  const shown = async () => (await card.getAttribute('aria-label')) ?? '';
  await expect(card).toBeVisible();

  const updated = await shown();
  const profile = await page.getByRole('link', { name: 'Open profile' }).getAttribute('href');
  const id = profile?.split('/').at(-1) ?? '';
  const { hNum } = await userOf(sandbox, id);
  const next = hNum === 9 ? 8 : 9;
  await choose(page, 'hNum', String(next));
  await page.getByRole('button', { name: 'Update User' }).click();
  await expectAnnounced(page, 'User updated successfully');
  expect((await userOf(sandbox, id)).hNum).toBe(next);

  await page.keyboard.press('h');
  await expectAnnounced(page, `${updated} is hidden`);
  await expect(page.getByRole('link', { name: 'Open profile' })).not.toHaveAttribute(
    'href',
    profile ?? '',
  );
  await page.reload();
  await expect(card).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open profile' })).not.toHaveAttribute(
    'href',
    profile ?? '',
  );

  // To the end, from which the skipped profiles return.
  const end = page.getByRole('heading', {
    name: "You've seen everyone who fits your preferences",
  });
  while (!(await end.isVisible())) {
    await page.keyboard.press('h');
    await expect(card.or(end).first()).toBeVisible();
  }
  await page.getByRole('button', { name: 'Review Skipped Profiles' }).click();
  await expect(card).toBeVisible();
});

test('an admin moderates the photos of a member, who reads why one is rejected', async ({
  page,
  otherPage,
  sandbox,
}) => {
  const REASON = 'Your face cannot be seen';
  const users = await sandbox.rowsOf('users');
  const images = await sandbox.rowsOf('images');
  const [first, second] = images.filter(({ moderationStatus }) => moderationStatus === 'Pending');
  const owner = users.find(({ id }) => id === second?.['userId']);

  await startSession(page, sandbox, admin.phone, `/admin/users/${String(first?.['userId'])}`);
  await page.getByRole('button', { name: 'Show photo 2 of 2' }).click();
  await page.getByRole('button', { name: 'Approve this photo' }).click();
  const approved = users.find(({ id }) => id === first?.['userId']);
  await expectAnnounced(page, `The photo of ${String(approved?.['name'])} is approved`);

  await page.goto(`/admin/users/${String(owner?.['id'])}`);
  await page.getByRole('button', { name: 'Show photo 2 of 2' }).click();
  await page.getByRole('button', { name: 'Reject this photo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reject this photo' });
  await expect(dialog).toContainText(String(owner?.['name']));
  await typeInto(dialog.getByLabel('Reason'), REASON);
  await dialog.getByRole('button', { name: 'Reject this photo' }).click();
  await expectAnnounced(page, `The photo of ${String(owner?.['name'])} is rejected`);

  const after = await sandbox.rowsOf('images');
  const stateOf = (id: unknown) => after.find((image) => image['id'] === id);
  expect(stateOf(first?.['id'])).toMatchObject({ moderationStatus: 'Approved' });
  expect(stateOf(second?.['id'])).toMatchObject({
    moderationStatus: 'Rejected',
    rejectionReason: REASON,
  });
  await startSession(otherPage, sandbox, String(owner?.['phoneNumber']), '/profile');
  await expect(otherPage.getByText(REASON).first()).toBeVisible();
});

test('an admin prevents a renewal, changes an account type, and proposes a match for a day', async ({
  page,
  sandbox,
}) => {
  const subscriptions = await sandbox.rowsOf('subscriptions');
  const migrating = subscriptions.find(
    (row) =>
      row['migrateToReplacementPlanAfterCancellation'] === true && row['status'] === 'active',
  );
  const memberId = Number(migrating?.['userId']);
  await startSession(page, sandbox, admin.phone, `/admin/users/${memberId}`);
  const prevent = page.getByRole('button', { name: 'Prevent Sub Renewal' });
  await prevent.click();
  const question = page.getByRole('alertdialog', { name: 'Prevent Sub Renewal?' });
  await expect(question).toContainText((await userOf(sandbox, memberId)).name);
  await question.getByRole('button', { name: 'Prevent Sub Renewal' }).click();
  await expectAnnounced(page, 'Renewal prevented successful');
  await expect(prevent).toHaveCount(0);
  const { subscription } = await userOf(sandbox, memberId);
  expect(subscription?.migrateToReplacementPlanAfterCancellation).toBe(false);

  const users = await sandbox.rowsOf('users');
  const ignored = users.find(({ ignore }) => ignore === true);
  await page.goto(`/admin/users/${String(ignored?.['id'])}`);
  await page.getByRole('button', { name: 'Change account type' }).click();
  await page
    .getByRole('alertdialog', { name: 'Change account type?' })
    .getByRole('button', { name: 'Change account type' })
    .click();
  await expectAnnounced(page, 'User updated successfully');
  expect((await userOf(sandbox, Number(ignored?.['id']))).ignore).toBe(false);

  const [pair] = await sandbox.rowsOf('matchRecommendations');
  await page.goto(`/admin/users/${Number(pair?.['firstUserId'])}`);
  await page.getByRole('button', { name: /^View Match Recommendations/ }).click();
  const list = page.getByRole('dialog', { name: 'Match Recommendations' });
  await expect(list.getByRole('row').nth(1)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);

  // A member without matches, whom anyone can be proposed to.
  await page.goto('/admin/users/dawit');
  await page.getByRole('button', { name: /^Queue upcoming match/ }).click();
  const queue = page.getByRole('dialog', { name: 'Queue upcoming match' });
  await queue.getByRole('button', { name: /^Add/ }).first().click();
  const proposal = page.getByRole('dialog', { name: 'Set Match Proposal' });
  const day = new Date(Date.now() + 20 * 24 * 60 * 60 * 1000);
  await chooseDay(page, 'Activation date (optional)', day);
  await proposal.getByRole('button', { name: 'Set Match Proposal' }).click();
  await expectAnnounced(page, 'Match queued successfully');
  const matches = await callAs(sandbox, admin.phone, { path: '/v1/admin/matches' });
  expect(await matches.json()).toContainEqual(
    expect.objectContaining({ type: 'queued', preferredDate: day.toISOString().slice(0, 10) }),
  );
});

test('an admin updates the prompt, trains a model and generates a picture', async ({
  page,
  sandbox,
}) => {
  await startSession(page, sandbox, admin.phone, '/admin/users/dawit/ai');
  await page.getByRole('button', { name: 'Update Prompt' }).click();
  const dialog = page.getByRole('dialog', { name: 'Update Prompt' });
  await typeInto(dialog.getByLabel('User', { exact: true }), 'Who would suit this member?');
  const refetched = page.waitForRequest(
    (request) =>
      request.method() === 'POST' &&
      request.url().endsWith('/profiles') &&
      request.postData() === '{}',
  );
  await dialog.getByRole('button', { name: 'Update Prompt' }).click();
  await expectAnnounced(page, 'New template applied successfully');
  await refetched;
  await page.reload();
  await page.getByRole('button', { name: 'Update Prompt' }).click();
  await expect(dialog.getByLabel('User', { exact: true })).toHaveValue(
    'Who would suit this member?',
  );
  await page.keyboard.press('Escape');

  await page.goto('/admin/dream-booth/model');
  await typeInto(page.getByLabel('Name'), 'Spring light');
  await addPhoto(page, 'Add a picture');
  await page.getByRole('button', { name: 'Train model' }).click();
  await expect(page.getByText('Spring light').first()).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue('');
  const models = await callAs(sandbox, admin.phone, { path: '/ai/models?provider=dream-booth' });
  expect(await models.json()).toContainEqual(expect.objectContaining({ name: 'Spring light' }));

  await page.goto('/admin/dream-booth/image');
  await page.getByText('Evening portraits').click();
  await typeInto(page.getByLabel('Prompt'), 'A portrait in the evening light');
  await page.getByRole('button', { name: 'Generate' }).click();
  const picture = page.getByRole('img', {
    name: 'The picture for: A portrait in the evening light',
  });
  await expect(picture).toBeVisible();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
});
