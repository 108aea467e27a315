import type { Page } from '@playwright/test';
import { demoAccounts } from '@perigee/sandbox/program';
import { expectAnnounced } from './announcements.ts';
import { callAs } from './calls.ts';
import { startSession, storedSession } from './people.ts';
import type { Sandbox } from './sandbox.ts';
import { expect, test } from './test.ts';
import { typeInto } from './typing.ts';

const [dater, , admin] = demoAccounts;

/** The profiles of the dater's deck. */
async function deckOf(sandbox: Sandbox) {
  const deck = await callAs(sandbox, dater.phone, { path: '/for-you/profiles' });
  const { profiles } = (await deck.json()) as {
    profiles: { id: number; name: string; images: unknown[] }[];
  };
  return profiles;
}

/** The first profile of the dater's deck, and the phone of its user. */
async function topOfDeck(sandbox: Sandbox) {
  const [first] = await deckOf(sandbox);
  if (first === undefined) throw new Error('The deck is empty.');
  const person = await callAs(sandbox, admin.phone, { path: `/v1/admin/users/${first.id}` });
  const { phoneNumber } = (await person.json()) as { phoneNumber: string };
  return { ...first, phone: phoneNumber };
}

test(
  'two members like each other, and each sees the match without reloading',
  { tag: '@phone' },
  async ({ page, otherPage, sandbox }) => {
    await startSession(page, sandbox, dater.phone);
    const other = await topOfDeck(sandbox);
    await startSession(otherPage, sandbox, other.phone, '/likes');
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
    await expect(otherPage.getByRole('link', { name: /^Imani/ })).toBeVisible();

    await page.getByRole('link', { name: 'Sent' }).click();
    const liked = page.getByRole('listitem').filter({ hasText: other.name });
    await expect(liked.getByText('Matched').first()).toBeVisible();
    expect(reloads).toBe(0);
  },
);

/** Draws a finger over the page, as a browser reports it. */
async function swipe(page: Page, from: { x: number; y: number }, by: number): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    devTools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: x === undefined ? [] : [{ x, y: from.y }],
    });
  await touch('touchStart', from.x);
  for (let step = 1; step <= 12; step += 1) await touch('touchMove', from.x + (by * step) / 12);
  await touch('touchEnd');
  await devTools.detach();
}

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a finger likes to the right and passes to the left', async ({ page, sandbox }) => {
    await startSession(page, sandbox, dater.phone, '/likes/for-you');
    const card = page.getByRole('article');
    for (const liked of [true, false]) {
      const name = (await card.getAttribute('aria-label')) ?? '';
      const about = card.getByText('About', { exact: false }).first();
      await about.scrollIntoViewIfNeeded();
      const { y, height } = (await about.boundingBox()) ?? { y: 0, height: 0 };
      const decided = page.waitForRequest((request) => request.url().endsWith('/like'));
      const start = { x: liked ? 60 : 330, y: y + height / 2 };
      await swipe(page, start, liked ? 260 : -260);
      expect((await decided).postDataJSON()).toMatchObject({ liked });
      await expect(card).not.toHaveAccessibleName(name);
    }
  });

  test('a finger turns the photos of a profile, and back', async ({ page, sandbox }) => {
    const profile = (await deckOf(sandbox)).find(({ images }) => images.length > 1);
    if (profile === undefined) throw new Error('No profile of the deck has several photos.');
    await startSession(page, sandbox, dater.phone, `/@${profile.id}`);
    const photos = page.getByRole('region', { name: /^Photos of / });
    const photo = photos.getByRole('img');
    await expect(photo).toHaveCSS('cursor', 'grab');
    const box = (await photo.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    // Over more than half of the photo: a shorter swipe has to be quick.
    for (const [by, shown] of [
      [-220, /^Photo 2 of/],
      [220, /^Photo 1 of/],
    ] as const) {
      await swipe(page, { ...middle, x: middle.x - by / 2 }, by);
      await expect(photos.getByRole('status')).toHaveText(shown);
    }
  });
});

test('a like from a public profile shows that it is a match', async ({ page, sandbox }) => {
  await startSession(page, sandbox, dater.phone);
  const other = await topOfDeck(sandbox);
  const { userId } = await storedSession(page);
  const liked = await callAs(sandbox, other.phone, {
    method: 'PUT',
    path: `/for-you/profiles/${userId}/like`,
    body: { liked: true },
  });
  expect(liked.status).toBe(200);

  await page.goto(`/@${other.id}`);
  await page.getByRole('button', { name: /^Like/ }).click();
  await page.getByRole('button', { name: 'Send Request' }).click();
  await expect(page.getByRole('heading', { name: 'You matched!' })).toBeVisible();
  await page.getByRole('button', { name: 'Keep looking' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('members of the open product reach their likes, matches and wallets from the header', async ({
  page,
  sandbox,
}) => {
  await startSession(page, sandbox, dater.phone);
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

  test('a failed like brings the profile back, and a second like succeeds', async ({
    page,
    sandbox,
  }) => {
    await startSession(page, sandbox, dater.phone, '/likes/for-you');
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

test('each preference can be changed and saved, and a temporary distance is kept in the address', async ({
  page,
  sandbox,
}) => {
  const preferences = page.getByRole('dialog', { name: 'Preferences' });
  const slider = (name: string) => preferences.getByRole('slider', { name });
  const location = preferences.getByRole('combobox', { name: 'Location' });
  const openPreferences = () =>
    page.getByRole('button', { name: 'Preferences', exact: true }).click();
  await startSession(page, sandbox, dater.phone, '/likes/for-you');
  await page.getByRole('button', { name: /^Nearby/ }).click();
  await page.getByRole('slider', { name: 'Nearby distance' }).press('Home');
  await page.getByRole('button', { name: 'Show people' }).click();
  await expect(page).toHaveURL('/likes/for-you?radius=0');
  await expect(page.getByRole('button', { name: 'Nearby: 0 mi' })).toBeVisible();

  await openPreferences();
  await slider('Minimum age').press('ArrowRight');
  await slider('Maximum age').press('ArrowLeft');
  await slider('Search radius').press('ArrowLeft');
  await typeInto(location, 'Toron');
  await page.getByRole('option', { name: /^Toronto/ }).click();
  await preferences.getByRole('button', { name: 'Looking for Everyone' }).click();
  const choice = page.getByRole('dialog', { name: 'Looking for' });
  for (const name of ['Men', 'Non-binary'])
    await choice.getByRole('checkbox', { name, exact: true }).press('Space');
  await choice.getByRole('button', { name: 'Done' }).click();
  await preferences.getByRole('button', { name: 'Save' }).click();
  await expectAnnounced(page, 'Preferences Saved');
  await expect(page).toHaveURL('/likes/for-you');

  await page.reload();
  await expect(page.getByRole('button', { name: 'Nearby: 99 mi' })).toBeVisible();
  await openPreferences();
  await expect(slider('Minimum age')).toHaveValue('22');
  await expect(slider('Maximum age')).toHaveValue('59');
  await expect(slider('Search radius')).toHaveValue('99');
  await expect(location).toHaveValue(/^Toronto/);
  await expect(
    preferences.getByRole('button', { name: 'Looking for Men, Non-binary' }),
  ).toBeVisible();
});

test('skipped profiles return after the review, and preferences can be widened', async ({
  page,
  sandbox,
}) => {
  await startSession(page, sandbox, dater.phone);
  // Few users live near the dater.
  const nearby = await callAs(sandbox, dater.phone, { path: '/for-you/profiles?radius=0' });
  const { profiles } = (await nearby.json()) as { profiles: { name: string }[] };
  const card = (name: string) => page.getByRole('article', { name, exact: true });
  await page.goto('/likes/for-you?radius=0');
  for (const { name } of profiles) {
    await expect(card(name)).toBeVisible();
    // The card disappears before the answer is saved. A reload cancels the request.
    const saved = page.waitForResponse((reply) => reply.url().endsWith('/like'));
    await page.getByRole('button', { name: 'Pass', exact: true }).click();
    await expect(card(name)).toBeHidden();
    await saved;
  }
  await expect(page.getByText("You've seen everyone who fits your preferences")).toBeVisible();
  await page.reload();
  await expect(page.getByText('No one new fits your preferences right now')).toBeVisible();

  await page.getByRole('button', { name: 'Widen Preferences' }).click();
  await expect(page.getByRole('dialog', { name: 'Preferences' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Review Skipped Profiles' }).click();
  await expect(page.getByRole('article')).toHaveAccessibleName(profiles[0]?.name ?? '');
  await page.reload();
  await expect(page.getByRole('article')).toHaveAccessibleName(profiles[0]?.name ?? '');
});

test('a declined request and a passed one stay answered', async ({ page, sandbox }) => {
  await startSession(page, sandbox, dater.phone);
  const overview = await callAs(sandbox, dater.phone, { path: '/for-you' });
  const { received } = (await overview.json()) as { received: { profile: { name: string } }[] };
  const [first, second, third] = received.map(({ profile }) => profile.name);
  const answer = (name: string | undefined) => page.getByRole('button', { name: `Answer ${name}` });
  const asks = (name: string | undefined) =>
    page.getByRole('heading', { name: `Reply to ${name}` });

  await page.goto('/likes');
  await answer(first).click();
  await page.getByRole('button', { name: 'Decline' }).click();
  // The dialog is open until the answer is saved, and hides the list behind it. A navigation cancels the request.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(answer(first)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'You matched!' })).toBeHidden();

  await page.goto('/feedback');
  await expect(asks(second)).toBeVisible();
  await page.getByRole('button', { name: 'Pass', exact: true }).click();
  await expect(asks(third)).toBeVisible();
  await page.reload();
  await expect(asks(third)).toBeVisible();

  await page.goto('/likes');
  await expect(answer(third)).toBeVisible();
  for (const name of [first, second]) await expect(answer(name)).toHaveCount(0);
  await page.goto('/matches');
  const conversations = page.getByRole('list', { name: 'Conversations' });
  await expect(conversations.getByRole('link').first()).toBeVisible();
  for (const name of [first, second])
    await expect(page.getByRole('link', { name: new RegExp(`^${name}`) })).toHaveCount(0);
});

test('the arrow keys decide after a press on text or on empty space', async ({ page, sandbox }) => {
  await startSession(page, sandbox, dater.phone, '/likes/for-you');
  const card = page.getByRole('article');
  const decided = () => page.waitForRequest((request) => request.method() === 'PUT');
  const first = (await card.getAttribute('aria-label')) ?? '';
  await card.getByText('About', { exact: false }).first().click();
  await Promise.all([decided(), page.keyboard.press('ArrowLeft')]);
  await expect(card).not.toHaveAccessibleName(first);
  await page.getByRole('heading', { level: 1 }).click();
  await Promise.all([decided(), page.keyboard.press('ArrowRight')]);
});
