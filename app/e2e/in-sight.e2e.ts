import { demoAccounts } from '@perigee/sandbox/node';
import type { Locator, Page } from '@playwright/test';
import { openSignIn, startSession } from './people.ts';
import { expect, test } from './test.ts';

const [{ phone: dater }, host, , accepted] = demoAccounts;

/** The viewports of phones with the browser's bars, and a low desktop window. */
const SIZES = [
  { width: 360, height: 640 },
  { width: 375, height: 667 },
  { width: 390, height: 664 },
  { width: 1366, height: 700 },
];

/** Whether a control is completely inside the window and not covered. */
function isInSight(control: Element): boolean {
  const { left, right, top, bottom } = control.getBoundingClientRect();
  const isInside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
  const middle = (top + bottom) / 2;
  return (
    isInside &&
    [left + 8, (left + right) / 2, right - 8].every((x) =>
      control.contains(document.elementFromPoint(x, middle)),
    )
  );
}

const check = expect.configure({ soft: true });

/** Expects the main actions of a page to be visible without scrolling, at every size. */
async function expectInSight(page: Page, ...actions: Locator[]): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await page.evaluate(() => scrollTo(0, 0));
    for (const action of actions) {
      const where = `${String(action)} of ${page.url()} at ${size.width} x ${size.height}`;
      await expect(action, where).toBeVisible();
      await check.poll(() => action.evaluate(isInSight), where).toBe(true);
    }
  }
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test.use({ contextOptions: { reducedMotion: 'reduce' } });

// On a machine without a network the offline banner would cover part of each page.
test.beforeEach(({ page }) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => true })),
);

test('a visitor sees the main actions of each page without scrolling', async ({ page }) => {
  await page.goto('/');
  await expectInSight(page, button(page, 'Get Started'));
  await page.goto('/login');
  await expectInSight(page, button(page, 'Continue with Phone Number'));
  await page.goto('/signup');
  await expectInSight(page, button(page, 'Continue with Phone Number'));
  await page.goto('/reset_password');
  await expectInSight(page, page.getByRole('main').getByRole('button').first());
  await page.goto('/events/slow-dinner');
  await expectInSight(page, button(page, 'Reserve $20'));
  await page.goto('/@ada');
  await expectInSight(page, page.getByRole('main').getByRole('button', { name: 'Sign in' }));
  await openSignIn(page);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: 'Continue with Phone Number' })
    .click();
  await expectInSight(page, button(page, 'Continue'));
});

test('a member sees the main actions of each page without scrolling', async ({ page, sandbox }) => {
  await startSession(page, sandbox, dater);
  await expectInSight(page, button(page, 'BECOME A MEMBER'));
  await button(page, 'BECOME A MEMBER').click();
  await expectInSight(page, button(page, 'Reserve'));
  await button(page, 'Reserve').click();
  await expectInSight(page, button(page, 'COMPLETE'));
  await page.goto('/events/slow-dinner');
  await expectInSight(page, button(page, 'Reserve $20'));
  await page.goto('/tickets');
  await expectInSight(page, button(page, 'My Ticket').first());
  await page.goto('/likes');
  await expectInSight(page, page.getByRole('button', { name: /^Answer/ }).first());
  const liker = page.getByRole('main').getByRole('listitem').getByRole('link').first();
  await page.goto((await liker.getAttribute('href')) ?? '');
  await expectInSight(page, button(page, 'Like'));
  await page.goto('/feedback');
  await expectInSight(page, button(page, 'Like back'), button(page, 'Pass'));
  await page.goto('/matches');
  await expectInSight(
    page,
    page.getByRole('list', { name: 'Conversations' }).getByRole('link').first(),
  );
  await page.goto('/likes/for-you');
  await expectInSight(page, button(page, 'Pass'), button(page, 'Like'));
  await button(page, 'Preferences').click();
  await expectInSight(page, button(page, 'Save'));
});

test('a host sees the main action of the portal without scrolling', async ({ page, sandbox }) => {
  await startSession(page, sandbox, host.phone, '/portal');
  await expectInSight(page, page.getByRole('link', { name: 'New Event' }).first());
});

test('an accepted member sees the main actions of each page without scrolling', async ({
  page,
  sandbox,
}) => {
  await startSession(page, sandbox, accepted.phone);
  const download = page.getByRole('main').getByRole('link', { name: 'Download App', exact: true });
  await expectInSight(page, download);
  await page.goto('/wallets');
  await expectInSight(page, page.getByRole('heading', { level: 1 }));
});

test('the arrow keys decide after a press on text or on empty space', async ({ page, sandbox }) => {
  await startSession(page, sandbox, dater, '/likes/for-you');
  const card = page.getByRole('article');
  const decided = () => page.waitForRequest((request) => request.method() === 'PUT');
  const first = (await card.getAttribute('aria-label')) ?? '';
  await card.getByText('About', { exact: false }).first().click();
  await Promise.all([decided(), page.keyboard.press('ArrowLeft')]);
  await expect(card).not.toHaveAccessibleName(first);
  await page.getByRole('heading', { level: 1 }).click();
  await Promise.all([decided(), page.keyboard.press('ArrowRight')]);
});
