import type { Page } from '@playwright/test';
import { demoAccounts } from '@perigee/sandbox/program';
import { startSession } from './people.ts';
import { expect, test } from './test.ts';

const accountOf = (role: string) => demoAccounts.find((account) => account.role === role)!;

/** The scripts of the app. */
const APP_SCRIPTS = /\/assets\/(?!first-content-).*\.js$/;

/** Opens an address, where the app's scripts wait until the returned function is called. */
async function openWithoutApp(page: Page, path: string): Promise<() => Promise<void>> {
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(APP_SCRIPTS, async (route) => {
    await held;
    await route.continue();
  });
  const opened = page.goto(path);
  return async () => {
    release();
    await opened;
    await page.unroute(APP_SCRIPTS);
  };
}

const prerendered = (page: Page) => page.locator('#prerendered');

test('pages show their loading state before the app has loaded, and the app replaces it', async ({
  page,
  sandbox,
}) => {
  await startSession(page, sandbox, accountOf('admin').phone);
  for (const [path, title, theme] of [
    ['/likes/for-you', 'For you', 'night'],
    ['/portal', 'My Events', 'day'],
    ['/events/create', 'New Event', 'day'],
    ['/admin/waitlist', 'Waitlist', 'day'],
    ['/admin/users/active', 'Active Users', 'day'],
  ] as const) {
    const start = await openWithoutApp(page, path);
    await expect(prerendered(page).locator('h1')).toHaveText(title);
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    // A press must not be lost: until the app takes over, nothing can be pressed.
    await expect(prerendered(page)).toHaveAttribute('inert');
    await start();
    await expect(prerendered(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  }
});

test('pages show their first picture before the app has loaded', async ({ page, sandbox }) => {
  await startSession(page, sandbox, accountOf('dater').phone);
  for (const [path, source] of [
    ['/events/gallery-after-dark-new-york-25', /\/covers\//],
    ['/likes/for-you', /\/portraits\//],
  ] as const) {
    const start = await openWithoutApp(page, path);
    const picture = prerendered(page).locator('main img').first();
    await expect(picture).toHaveAttribute('src', source);
    const box = await picture.boundingBox();
    await start();
    await expect(page.locator('#root main img').first()).toBeVisible();
    // The page has it in the same place.
    expect(await page.locator('#root main img').first().boundingBox()).toEqual(box);
  }
});

test('a list shows its first names before the app has loaded', async ({ page, sandbox }) => {
  await startSession(page, sandbox, accountOf('admin').phone);
  for (const path of ['/admin/waitlist', '/admin/users/active']) {
    const start = await openWithoutApp(page, path);
    const names = prerendered(page).locator('[data-first-text]');
    await expect(names.first()).not.toBeEmpty();
    const shown = await names.allTextContents();
    await start();
    const loaded = page.locator('#root tr[data-index] :is(button, a) > bdi');
    await expect(loaded.first()).toBeVisible();
    expect((await loaded.allTextContents()).slice(0, shown.length)).toEqual(shown.filter(Boolean));
  }
});

test('the home of an applicant shows its head before the app has loaded', async ({
  page,
  sandbox,
}) => {
  // On a wide window the head is in the middle of a column, whose height follows from what else is loaded.
  await page.setViewportSize({ width: 390, height: 844 });
  const headOf = async (root: string) => {
    const head = page.locator(`${root} main header`);
    await expect(head.locator('h1')).not.toBeEmpty();
    return { text: await head.innerText(), box: await head.boundingBox() };
  };
  const entries = await sandbox.rowsOf('waitlistEntries');
  const { userId } = entries.find(({ status }) => status === 'pending')!;
  const applicant = (await sandbox.rowsOf('users')).find(({ id }) => id === userId)!;
  for (const phone of [accountOf('dater').phone, applicant['phoneNumber']]) {
    await startSession(page, sandbox, String(phone));
    const start = await openWithoutApp(page, '/');
    await expect(prerendered(page).locator('[data-first-text=title]')).not.toBeEmpty();
    const shown = await headOf('#prerendered');
    await start();
    // The page has it in the same place.
    expect(await headOf('#root')).toEqual(shown);
  }
});

test('nothing of a protected page shows to others, and nothing before the user is known', async ({
  page,
  otherPage,
  sandbox,
}) => {
  const fragment = (shown: Page) => shown.waitForResponse('**/assets/prerendered-*.txt');
  await startSession(page, sandbox, accountOf('dater').phone);
  const requested = fragment(page);
  const start = await openWithoutApp(page, '/admin/waitlist');
  await (await requested).finished();
  await expect(page.locator('body')).toHaveText('');
  await start();
  await expect(page.locator('h1')).toHaveCount(0);

  await startSession(otherPage, sandbox, accountOf('host').phone);
  let answer = () => undefined as void;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await otherPage.route('**/users/me', async (route) => {
    await held;
    await route.continue();
  });
  const other = fragment(otherPage);
  const startOther = await openWithoutApp(otherPage, '/portal');
  await (await other).finished();
  await expect(otherPage.locator('body')).toHaveText('');
  answer();
  await expect(prerendered(otherPage).locator('h1')).toHaveText('My Events');
  await startOther();
});
