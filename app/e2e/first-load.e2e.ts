import type { Page, Request } from '@playwright/test';
import { demoAccounts } from '@perigee/sandbox/program';
import { startSession } from './people.ts';
import { expect, test } from './test.ts';

const [, , , { phone: acceptedDater }] = demoAccounts;

/** Texts in each library's code, which survive renaming by a bundler. */
const NOT_FOR_VISITORS = {
  'phone-number metadata': '[2-9]\\\\d{9}',
  'socket.io': 'EIO',
  Stripe: 'js.stripe.com',
  PGlite: 'pglite',
};

/** Texts of the admin side, each of another part of its code. */
const FOR_ADMINS_ONLY = {
  palette: 'Go to a page or a member',
  waitlist: 'Approve Selected',
  'user page': 'Seen by admins only',
  reports: 'Active users with missing data',
};

/** Expects none of the marks in the scripts that a page requests as it opens. */
async function expectNoneInScripts(
  page: Page,
  address: string,
  marks: Readonly<Record<string, string>>,
): Promise<void> {
  const scripts = new Set<string>();
  const collect = (request: Request) => {
    if (request.resourceType() === 'script') scripts.add(request.url());
  };
  page.on('request', collect);
  await page.goto(address, { waitUntil: 'networkidle' });
  page.off('request', collect);
  expect(scripts.size).toBeGreaterThan(0);
  for (const url of scripts) {
    // Requested again: the browser drops the bodies of a document that it has left.
    const response = await page.request.get(url);
    expect(response.ok(), url).toBe(true);
    const text = await response.text();
    for (const [name, mark] of Object.entries(marks)) {
      expect(text.includes(mark), `${name} in ${url}`).toBe(false);
    }
  }
}

test('a visitor loads no library that the page does not need yet', async ({ page }) => {
  await expectNoneInScripts(page, '/', NOT_FOR_VISITORS);
});

test('members and hosts load no code of the admin side', async ({ page, otherPage, sandbox }) => {
  const [, host, , member] = demoAccounts;
  await startSession(page, sandbox, member.phone);
  await startSession(otherPage, sandbox, host.phone);
  await expectNoneInScripts(page, '/', FOR_ADMINS_ONLY);
  await expectNoneInScripts(otherPage, '/portal', FOR_ADMINS_ONLY);
});

test('only a wide window requests the picture beside the sign-in', async ({ page }) => {
  const pictures: string[] = [];
  page.on('request', (request) => {
    if (/\.(webp|jpg)$/.test(request.url())) pictures.push(request.url());
  });
  for (const address of ['/login', '/signup', '/reset_password']) {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(address, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    expect(pictures, address).toEqual([]);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect.poll(() => pictures).toHaveLength(1);
});

test('the smart-app banner shows for users and not for a test runner', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('meta[name="apple-itunes-app"]')).toHaveAttribute(
    'content',
    'app-id=1500000001',
  );
  await page.addInitScript(() => Object.assign(globalThis, { __PERIGEE_TEST_RUNNER__: true }));
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('meta[name="apple-itunes-app"]')).toHaveCount(0);
});

test('links the addresses of the settings', async ({ page }) => {
  await page.goto('/live-support');
  await expect(page.getByRole('link', { name: 'support@perigee.example' })).toBeVisible();
  const community = page.getByRole('navigation', { name: 'Footer' });
  await expect(community.getByRole('link', { name: 'Instagram' })).toHaveAttribute(
    'href',
    'https://social.example/perigee',
  );
  await expect(community.getByRole('link', { name: 'TikTok' })).toHaveCount(0);
});

/** Scrolls to a place, and waits until the page has reacted. */
const scroll = (page: Page, top: number) =>
  page.evaluate(async (place) => {
    const hasScrolled = new Promise((resolve) =>
      addEventListener('scroll', resolve, { once: true }),
    );
    scrollTo(0, place);
    await hasScrolled;
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.all(transitions.map(({ finished }) => finished));
  }, top);

async function expectSolidAfter120(page: Page): Promise<void> {
  // Low enough for every page to be scrolled so far.
  await page.setViewportSize({ width: 1280, height: 400 });
  const header = page.getByRole('banner');
  const background = () => header.evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await background()).toBe('rgba(0, 0, 0, 0)');
  await scroll(page, 120);
  expect(await background()).toBe('rgba(0, 0, 0, 0)');
  await scroll(page, 121);
  expect(await background()).not.toBe('rgba(0, 0, 0, 0)');
}

test('the header turns solid after 120 px', async ({ page }) => {
  await page.goto('/');
  await expectSolidAfter120(page);
});

test("the header lies over the dark band of an accepted member's home", async ({
  page,
  sandbox,
}) => {
  await startSession(page, sandbox, acceptedDater);
  await expect(page.getByRole('link', { name: 'Download App', exact: true })).toBeVisible();
  // A plain header stands in its place until the code of the member's is loaded.
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
  await expectSolidAfter120(page);
});
