import type { Page } from '@playwright/test';
import { demoAccounts } from '@perigee/sandbox/program';
import { accept } from './calls.ts';
import { startSession } from './people.ts';
import { expect, test } from './test.ts';

const dater = demoAccounts.find(({ role }) => role === 'dater')?.phone ?? '';

const filter = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Events' }).getByRole('link', { name });

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test('a dater finds their events, keeps the filter, and returns to the same scroll position', async ({
  page,
  sandbox,
}) => {
  // Narrow and low, so that the page can be scrolled.
  await page.setViewportSize({ width: 390, height: 600 });
  await startSession(page, sandbox, dater, '/tickets');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ATTENDING');
  await expect(filter(page, 'Upcoming')).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('article').first()).toBeVisible();
  const [upcoming] = await page.getByRole('article').getByRole('heading').allTextContents();

  await filter(page, 'Past').click();
  await expect(page).toHaveURL('/tickets?type=past');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.reload();
  await expect(filter(page, 'Past')).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('article').first()).toBeVisible();
  const past = await page.getByRole('article').getByRole('heading').allTextContents();
  expect(past).not.toContain(upcoming);

  const details = page.getByRole('link', { name: 'More details' }).last();
  await details.scrollIntoViewIfNeeded();
  const place = await scrolled(page);
  await details.click();
  await expect(page).toHaveURL(/\/events\//);
  await page.goBack();
  await expect(page).toHaveURL('/tickets?type=past');
  await expect.poll(() => scrolled(page)).toBe(place);
});

test('a dialog that the address opens does not reopen after it is closed', async ({
  page,
  sandbox,
}) => {
  await startSession(page, sandbox, dater, '/tickets');
  const href = await page.getByRole('link', { name: 'More details' }).first().getAttribute('href');
  const slug = href?.split('/').at(-1) ?? '';

  await page.goto(`/tickets?type=upcoming&new-event=${slug}`);
  const reserved = page.getByRole('dialog', { name: 'Your ticket is reserved' });
  await expect(reserved.getByText('APPROVED — YOU ARE ON THE LIST')).toBeVisible();
  await expect(reserved.getByRole('link', { name: 'Get Set Up' })).toHaveAttribute(
    'href',
    `/tickets?join=${slug}`,
  );
  const steps = await page.evaluate(() => history.length);
  await reserved.getByRole('button', { name: 'Close' }).click();
  await expect(reserved).toBeHidden();
  await expect(page).toHaveURL('/tickets?type=upcoming');
  expect(await page.evaluate(() => history.length)).toBe(steps);
  await page.reload();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(reserved).toBeHidden();

  // An applicant has no full access.
  await page.goto('/tickets?waitlist=true');
  await expect(page.getByRole('article').first()).toBeVisible();
  const access = page.getByRole('dialog', { name: 'Congratulations, you have full access' });
  await expect(access).toHaveCount(0);
  await accept(sandbox, String((await sandbox.sessionOf(dater)).userId));
  await page.reload();
  await expect(access).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(access).toBeHidden();
  await expect(page).toHaveURL('/tickets');

  // No event of the demo is live: the ticket opens instead.
  await page.goto(`/tickets?join=${slug}`);
  const ticket = page.getByRole('dialog', { name: 'My Ticket' });
  await expect(ticket.getByRole('img', { name: /^QR ticket of/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(ticket).toBeHidden();
  await expect(page).toHaveURL('/tickets');
});

test('the code of a ticket is on its card on the day of the event', async ({ page, sandbox }) => {
  await startSession(page, sandbox, dater, '/tickets');
  const card = page.getByRole('article').first();
  const startsAt = Date.parse((await card.locator('time').getAttribute('datetime')) ?? '');
  const code = card.getByRole('img', { name: /^QR ticket of/ });
  await page.clock.setFixedTime(startsAt - 30 * 3_600_000);
  await page.reload();
  await expect(card.getByRole('button', { name: 'My Ticket' })).toBeVisible();
  await expect(code).toHaveCount(0);
  await page.clock.setFixedTime(startsAt - 3 * 3_600_000);
  await page.reload();
  await expect(code).toBeVisible();
});

test('the video room of an event counts down, and legal pages link to their sections', async ({
  page,
  sandbox,
}) => {
  await startSession(page, sandbox, dater, '/tickets');
  const href = await page.getByRole('link', { name: 'More details' }).first().getAttribute('href');
  await page.goto(`/videochat/${href?.split('/').at(-1) ?? ''}`);
  await expect(page.getByRole('timer', { name: 'Starts in' })).toBeVisible();

  await page.goto('/live-support');
  await page.getByRole('navigation', { name: 'On this page' }).getByText('Tickets').click();
  await expect(page).toHaveURL('/live-support#tickets');
  await expect(page.getByRole('heading', { name: 'Tickets' })).toBeInViewport();
});
