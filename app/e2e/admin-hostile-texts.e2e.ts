import { readFile } from 'node:fs/promises';
import { demoAccounts } from '@perigee/sandbox/program';
import type { Page } from '@playwright/test';
import { accept, callAs, updateWaitlist } from './calls.ts';
import { startSession } from './people.ts';
import type { Sandbox } from './sandbox.ts';
import { expect, test } from './test.ts';

const [, , admin, member] = demoAccounts;

const SCRIPT = '<img src=x onerror="attacked=1">';
const GIANT = 'W'.repeat(120);
/** Reverses the direction of all that follows it, unless it is isolated. */
const RIGHT_TO_LEFT = '\u202Eمرحبا';
const PHONE = '+12125550188';
/** A spreadsheet takes a text that begins so for a formula. */
const FIRST_NAME = '=1+1';
const NAME = `${FIRST_NAME} ${SCRIPT}`;
const USERNAME = 'hostile_one';

/** Signs up a user whose texts are all hostile, as far as the API accepts them. */
async function signUpHostileUser(sandbox: Sandbox): Promise<number> {
  const post = (path: string, body: object, jwt = '') =>
    fetch(sandbox.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${jwt}` },
      body: JSON.stringify(body),
    });
  await post('/verify-phone', { phone: PHONE });
  const proof = await post('/auth/phone', { phone: PHONE, code: await sandbox.codeFor(PHONE) });
  const { jwt } = (await proof.json()) as { jwt: string };
  const signedUp = await post(
    '/auth/signup',
    {
      email: '+sum@example.com',
      phoneNumber: PHONE,
      name: NAME,
      firstName: FIRST_NAME,
      lastName: SCRIPT,
      instagramLink: 'https://www.instagram.com/_.hostile._',
      authMethod: 'Phone',
      timestamp: 1_796_083_200,
      signupSource: 'webapp',
    },
    jwt,
  );
  expect(signedUp.status).toBeLessThan(300);
  const saved = await callAs(sandbox, PHONE, {
    method: 'PUT',
    path: '/users/me',
    body: {
      username: USERNAME,
      profile: {
        bio: `${SCRIPT} ${GIANT}`,
        occupation: `@SUM(1) ${SCRIPT}`,
        company: GIANT.slice(0, 60),
        dreamDate: `-1+1 ${SCRIPT}`,
        gratefulFor: `\t=1+1 ${RIGHT_TO_LEFT} ${SCRIPT}`,
      },
    },
  });
  expect(await saved.text()).toContain(USERNAME);
  return (await sandbox.sessionOf(PHONE)).userId;
}

/** Expects the text on the page, as a text: no script has run, and nothing is too wide. */
async function expectHarmless(page: Page, text: string): Promise<void> {
  await expect(page.getByText(text).first()).toBeVisible();
  expect(await page.evaluate(() => 'attacked' in globalThis)).toBe(false);
  const isTooWide = () => document.documentElement.scrollWidth > innerWidth;
  expect(await page.evaluate(isTooWide)).toBe(false);
}

test('hostile texts of a user are texts in every view of the admins, and no formulas in a report', async ({
  page,
  sandbox,
}) => {
  const userId = await signUpHostileUser(sandbox);

  await test.step('in the waitlist', async () => {
    await startSession(page, sandbox, admin.phone, '/admin/waitlist?search=hostile_one');
    await expectHarmless(page, NAME);
    await page.getByRole('button', { name: NAME, exact: true }).click();
    await expect(page.getByRole('dialog')).toContainText(NAME);
    await expectHarmless(page, NAME);
    await page.goto(`/admin/waitlist?view=single&search=hostile_one&applicant=${userId}`);
    for (const text of [NAME, GIANT, '@SUM(1)', '-1+1']) await expectHarmless(page, text);
  });

  expect(await updateWaitlist(sandbox, String(userId), { waitlistStatus: 'pre-approved' })).toBe(
    200,
  );
  await accept(sandbox, String(userId));

  await test.step('among the active users, and on their page', async () => {
    await page.goto('/admin/users/active?search=hostile_one');
    await expectHarmless(page, NAME);
    await page.goto(`/admin/users/${userId}`);
    for (const text of [NAME, GIANT, '@SUM(1)', '-1+1', '_.hostile._', '+sum@example.com']) {
      await expectHarmless(page, text);
    }
    await page.getByRole('button', { name: /^Add feedback/ }).click();
    const feedback = page.getByRole('dialog', { name: 'Match feedback' });
    await feedback.getByRole('textbox').pressSequentially(`=1+2 ${SCRIPT}`);
    await feedback.getByRole('button', { name: /^Add feedback/ }).click();
    await expect(
      feedback.getByRole('listitem').filter({ hasText: `=1+2 ${SCRIPT}` }),
    ).toBeVisible();
    await expectHarmless(page, `=1+2 ${SCRIPT}`);
    await page.keyboard.press('Escape');
    await expect(feedback).toHaveCount(0);
    await page.getByRole('button', { name: 'Delete User' }).click();
    await expect(page.getByRole('alertdialog')).toContainText(NAME);
    await expectHarmless(page, NAME);
  });

  await test.step('in the command palette', async () => {
    await page.goto('/admin');
    await expect(page.getByRole('heading', { name: 'Admin Portal' })).toBeVisible();
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog', { name: 'Go to a page or a member' });
    await expect(palette.getByRole('combobox')).toBeFocused();
    await page.keyboard.type('hostile_one');
    await expect(palette.getByRole('option').filter({ hasText: NAME })).toBeVisible();
    await expectHarmless(page, NAME);
  });

  await test.step('in the words of the AI', async () => {
    // It writes about whole profiles only.
    const occupation = `@SUM(1) ${RIGHT_TO_LEFT} ${SCRIPT}`;
    const body = { profile: { occupation, bio: `${SCRIPT} ${GIANT}` }, interests: [SCRIPT] };
    const path = '/users/me';
    const saved = await callAs(sandbox, member.phone, { method: 'PUT', path, body });
    expect(saved.status).toBe(200);
    await page.goto('/admin/users/dawit/ai');
    await expectHarmless(page, occupation);
  });

  await test.step('in the deck', async () => {
    const found = await callAs(sandbox, admin.phone, { path: '/for-you/admin/profiles' });
    const { profiles } = (await found.json()) as { profiles: { id: number; username: string }[] };
    const others = profiles.slice(
      0,
      profiles.findIndex(({ username }) => username === 'dawit'),
    );
    for (const { id } of others) {
      const path = `/for-you/admin/profiles/${id}`;
      expect((await callAs(sandbox, admin.phone, { method: 'DELETE', path })).ok).toBe(true);
    }
    await page.goto('/admin/profiles');
    for (const text of [GIANT, '@SUM(1)']) await expectHarmless(page, text);
  });

  await test.step('as a match', async () => {
    const found = await callAs(sandbox, admin.phone, { path: '/v1/admin/users/dawit' });
    const { id: profileId } = (await found.json()) as { id: number };
    await page.goto(`/admin/users/${profileId}`);
    await page.getByRole('button', { name: /^Queue upcoming match/ }).click();
    const queue = page.getByRole('dialog', { name: 'Queue upcoming match' });
    await queue.getByRole('searchbox').pressSequentially('hostile_one');
    await queue.getByRole('button', { name: `Add ${NAME}`, exact: true }).click();
    const proposal = page.getByRole('dialog', { name: 'Set Match Proposal' });
    await expect(proposal).toContainText(NAME);
    await proposal.getByRole('button', { name: 'Set Match Proposal' }).click();
    await expect(proposal).toHaveCount(0);
    await page.goto('/admin/matches');
    await expect(page.getByRole('row').filter({ hasText: NAME })).toContainText(member.name);
    await expectHarmless(page, NAME);
  });

  await test.step('in a report', async () => {
    await page.goto('/admin/analytics');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download Users: Active users with missing data' }).click(),
    ]);
    const report = await readFile(await download.path(), 'utf8');
    expect(report).toContain(`'${FIRST_NAME}`);
    expect(report).toContain("'+sum@example.com");
    // No cell begins as a formula does, in quotes or without.
    expect(report).not.toMatch(/(?:^|,)"?[=+\-@]/m);
  });
});
