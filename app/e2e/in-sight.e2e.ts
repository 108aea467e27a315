import { demoAccounts } from '@perigee/sandbox/program';
import type { Page } from '@playwright/test';
import { expectInSight, withoutOfflineBanner } from './in-sight.ts';
import { openSignIn, startSession } from './people.ts';
import { test } from './test.ts';
import { typeInto } from './typing.ts';

const [{ phone: dater }, host, admin, accepted] = demoAccounts;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test.beforeEach(({ page }) => withoutOfflineBanner(page));

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
  await typeInto(page.getByLabel('Phone number'), '+12125550167');
  await button(page, 'Continue').click();
  await expectInSight(page, page.getByRole('textbox', { name: 'code' }));
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

test('a host sees the main actions of the portal without scrolling', async ({ page, sandbox }) => {
  await startSession(page, sandbox, host.phone, '/portal');
  await expectInSight(page, page.getByRole('link', { name: 'New Event' }).first());
  await page.getByRole('link', { name: 'Slow Dinner, Once a Week' }).first().click();
  await expectInSight(
    page,
    page.getByRole('tab', { name: 'Ticket Sales' }),
    page.getByRole('tab', { name: 'Update Event Info' }),
    page.getByText('sold', { exact: true }).first(),
  );
});

test('an admin sees the decision on an applicant without scrolling', async ({ page, sandbox }) => {
  await startSession(page, sandbox, admin.phone, '/admin/waitlist');
  await expectInSight(page, page.getByRole('combobox', { name: /^Decision on / }).first());
  await page.goto('/admin/waitlist?view=single');
  await expectInSight(page, page.getByRole('button', { name: 'Save decision' }));
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
