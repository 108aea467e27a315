import { demoAccounts } from '@perigee/sandbox/node';
import type { Page } from '@playwright/test';
import { startSession, storedSession } from './people.ts';
import type { Sandbox } from './sandbox.ts';
import { expect, test } from './test.ts';

const phoneOf = (role: 'dater' | 'admin') =>
  demoAccounts.find((account) => account.role === role)?.phone ?? '';

/** What a call answers to whoever is signed in on the page. */
async function ask({ url }: Sandbox, page: Page, path: string): Promise<unknown> {
  const { token } = await storedSession(page);
  const headers = { authorization: `Bearer ${token}` };
  return (await page.request.get(`${url}${path}`, { headers })).json();
}

/** Whoever is on top of the deck, and how they sign in. */
async function topOfDeck(sandbox: Sandbox, page: Page, adminPage: Page) {
  const { profiles } = (await ask(sandbox, page, '/for-you/profiles')) as {
    profiles: { id: number; name: string }[];
  };
  const [first] = profiles;
  if (first === undefined) throw new Error('The deck is empty.');
  const { phoneNumber } = (await ask(sandbox, adminPage, `/v1/admin/users/${first.id}`)) as {
    phoneNumber: string;
  };
  return { ...first, phone: phoneNumber };
}

test(
  'two people like each other, and each sees it without reloading',
  { tag: '@phone' },
  async ({ page, otherPage, sandbox }) => {
    await startSession(page, sandbox, phoneOf('dater'));
    await startSession(otherPage, sandbox, phoneOf('admin'));
    const other = await topOfDeck(sandbox, page, otherPage);
    await startSession(otherPage, sandbox, other.phone);
    await otherPage.goto('/likes');
    await expect(otherPage.getByRole('heading', { level: 1 })).toHaveText('Likes you received');
    await expect(otherPage.getByRole('button', { name: 'Answer Imani' })).toHaveCount(0);

    await page.goto('/likes/for-you');
    const card = page.getByRole('article', { name: other.name, exact: true });
    await expect(card).toBeVisible();
    let reloads = 0;
    for (const each of [page, otherPage]) each.on('load', () => (reloads += 1));
    await page.keyboard.press('ArrowRight');
    await expect(card).toBeHidden();

    await otherPage.getByRole('button', { name: 'Answer Imani' }).click();
    await otherPage.getByRole('button', { name: 'Accept & Reply' }).click();
    await expect(otherPage.getByRole('heading', { name: 'You matched!' })).toBeVisible();
    await otherPage.getByRole('link', { name: 'See your matches' }).click();
    await expect(otherPage.getByRole('button', { name: 'Unmatch Imani' })).toBeVisible();

    await page.getByRole('link', { name: 'Sent' }).click();
    const liked = page.getByRole('listitem').filter({ hasText: other.name });
    await expect(liked.getByText('Matched').first()).toBeVisible();
    expect(reloads).toBe(0);

    await otherPage.getByRole('button', { name: 'Unmatch Imani' }).click();
    await otherPage.getByRole('button', { name: 'Unmatch', exact: true }).click();
    await expect(otherPage.getByRole('button', { name: 'Unmatch Imani' })).toHaveCount(0);
  },
);

test('a like from a public profile says that it is a match', async ({
  page,
  otherPage,
  sandbox,
}) => {
  await startSession(page, sandbox, phoneOf('dater'));
  await startSession(otherPage, sandbox, phoneOf('admin'));
  const other = await topOfDeck(sandbox, page, otherPage);
  await startSession(otherPage, sandbox, other.phone);
  const { userId } = await storedSession(page);
  const { token } = await storedSession(otherPage);
  const liked = await otherPage.request.put(`${sandbox.url}/for-you/profiles/${userId}/like`, {
    headers: { authorization: `Bearer ${token}` },
    data: { liked: true },
  });
  expect(liked.status()).toBe(200);

  await page.goto(`/@${other.id}`);
  await page.getByRole('button', { name: /^Like/ }).click();
  await page.getByRole('button', { name: 'Send Request' }).click();
  await expect(page.getByRole('heading', { name: 'You matched!' })).toBeVisible();
  await page.getByRole('button', { name: 'Keep looking' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('members of the open product go to their likes, matches and wallets by the header', async ({
  page,
  sandbox,
}) => {
  await startSession(page, sandbox, phoneOf('dater'));
  const header = page.getByRole('banner');
  await header.getByRole('link', { name: 'Likes' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Likes you received');
  await header.getByRole('link', { name: 'Matches' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Matches');
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'My Wallets' }).click();
  await expect(page.getByText(/^You have \d+ tokens$/)).toBeVisible();
});

test.describe('with the server down', () => {
  test.use({ stopsServer: true });

  test('a like that does not arrive brings the person back, and arrives later', async ({
    page,
    sandbox,
  }) => {
    await startSession(page, sandbox, phoneOf('dater'));
    await page.goto('/likes/for-you');
    const like = page.getByRole('button', { name: 'Like', exact: true });
    await expect(like).toBeVisible();
    const name = (await page.getByRole('article').getAttribute('aria-label')) ?? '';
    await sandbox.stop();
    await like.click();
    await expect(page.getByText('An error occurred, please try again').first()).toBeVisible();
    await expect(page.getByRole('article', { name, exact: true })).toBeVisible();

    await sandbox.start();
    await like.click();
    await expect(page.getByRole('article', { name, exact: true })).toBeHidden();
    await page.getByRole('link', { name: 'Sent' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: name }).first()).toBeVisible();
  });
});

test('preferences are saved, and a distance of its own is in the address', async ({
  page,
  sandbox,
}) => {
  await startSession(page, sandbox, phoneOf('dater'));
  await page.goto('/likes/for-you');
  await page.getByRole('button', { name: /^Nearby/ }).click();
  await page.getByRole('slider', { name: 'Nearby distance' }).press('Home');
  await page.getByRole('button', { name: 'Show people' }).click();
  await expect(page).toHaveURL('/likes/for-you?radius=0');
  await expect(page.getByRole('button', { name: 'Nearby: 0 mi' })).toBeVisible();

  await page.getByRole('button', { name: 'Preferences', exact: true }).click();
  await page.getByRole('slider', { name: 'Minimum age' }).press('ArrowRight');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Preferences Saved').first()).toBeVisible();
  await expect(page).toHaveURL('/likes/for-you');
});
