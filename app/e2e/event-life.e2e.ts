import { demoAccounts } from '@perigee/sandbox/program';
import type { Page } from '@playwright/test';
import { APP_URL } from './addresses.ts';
import { expectAnnounced } from './announcements.ts';
import { callAs } from './calls.ts';
import { allowClipboard, copiedText } from './clipboard.ts';
import { payAtCheckout, provePhone, startSession } from './people.ts';
import { addPicture } from './photos.ts';
import type { Sandbox } from './sandbox.ts';
import { expect, test } from './test.ts';
import { typeInto } from './typing.ts';

const [member, host, admin, otherMember] = demoAccounts;
/** Hosts see the first names of their guests. */
const [GUEST = ''] = member.name.split(' ');

const TITLE = 'Nine Candles';
const COVER = 'packages/sandbox/assets/covers/09.jpg';
const CARD = '4242 4242 4242 4242';

/** Fills what the form does not suggest, and submits it. */
async function submitEvent(page: Page): Promise<void> {
  await typeInto(page.getByLabel('Event Name'), TITLE);
  await typeInto(page.getByLabel('Event Description'), 'Nine candles, nine conversations.');
  for (const label of ['Event Image', 'Vertical Image']) {
    await addPicture(page.getByLabel(label), COVER);
  }
  await page.getByRole('button', { name: 'Submit For Approval' }).first().click();
  const created = page.getByRole('dialog', { name: 'New Event Created' });
  await created.getByRole('button', { name: 'My Events' }).click();
  await expect(page).toHaveURL('/portal');
}

/** The other member takes tickets for women, and has an age that the event admits. */
async function makeEligible(sandbox: Sandbox): Promise<void> {
  const body = { gender: 'F', birthdate: '1997-04-12' };
  await callAs(sandbox, otherMember.phone, { method: 'PUT', path: '/users/me', body });
}

test('an event is created, approved, found and paid for, and refunded while the guest looks', async ({
  page,
  otherPage,
  thirdPage,
  sandbox,
}) => {
  // No page is loaded again: what one user does shows at once on the pages of the others.
  await startSession(otherPage, sandbox, admin.phone, '/portal?tab=pending');
  await startSession(page, sandbox, host.phone, '/events/create');
  await typeInto(page.getByLabel('Minimum female tickets'), '1');
  await submitEvent(page);

  await test.step('an admin finds it, approves it, and makes it public', async () => {
    await otherPage.getByRole('link', { name: TITLE }).click();
    await otherPage.getByRole('button', { name: 'Approve' }).click();
    await expectAnnounced(otherPage, 'The event is approved');
    await otherPage.getByRole('tab', { name: 'Update Event Info' }).click();
    await otherPage.getByText('Public', { exact: true }).click();
    await otherPage.getByRole('button', { name: 'Update Event', exact: true }).first().click();
    await expectAnnounced(otherPage, 'Event updated');
  });

  await page.getByRole('link', { name: TITLE }).click();
  await allowClipboard(page);
  await page.getByRole('button', { name: 'Copy event URL' }).click();
  await expect.poll(() => copiedText(page)).toMatch(`${APP_URL}/events/nine-candles`);
  // The empty guest list offers the same link.
  const links = page.getByRole('complementary');
  await links.getByRole('button', { name: 'Copy invite link' }).click();
  await expect.poll(() => copiedText(page)).toMatch(`${APP_URL}/login/nine-candles`);

  await test.step('a member finds it, and pays for its last ticket', async () => {
    await startSession(thirdPage, sandbox, member.phone, '/');
    // The evenings load when they come near.
    await thirdPage.getByRole('region', { name: 'Events' }).scrollIntoViewIfNeeded();
    await thirdPage.getByRole('button', { name: 'All events' }).click();
    await thirdPage.getByRole('link', { name: TITLE }).first().click();
    await expect(thirdPage.getByRole('button', { name: 'Reserve $20' })).toBeVisible();
    const event = new URL(thirdPage.url()).pathname;
    await thirdPage.getByRole('button', { name: 'Reserve $20' }).click();
    await payAtCheckout(thirdPage, CARD);
    await expect(thirdPage).toHaveURL(/\/tickets\?new-event=\d+$/);
    await thirdPage.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

    await makeEligible(sandbox);
    await startSession(otherPage, sandbox, otherMember.phone, event);
    await expect(otherPage.getByText('Sold out').first()).toBeVisible();
  });

  const guest = page.getByRole('row').filter({ hasText: GUEST });
  const earnings = page.getByRole('tabpanel').getByText('$20', { exact: true });
  await expect(guest).toBeVisible();
  await expect(earnings.first()).toBeVisible();

  const ticket = thirdPage.getByRole('article').filter({ hasText: TITLE });
  await ticket.getByRole('button', { name: 'My Ticket' }).click();
  await expect(thirdPage.getByRole('dialog', { name: 'My Ticket' })).toBeVisible();
  await page.getByRole('button', { name: `Refund ${GUEST}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Refund' }).click();
  await expect(guest).toHaveCount(0);
  await expectAnnounced(thirdPage, `You no longer have a ticket to ${TITLE}`);
  await expect(thirdPage.getByRole('dialog', { name: 'My Ticket' })).toHaveCount(0);
  await expect(ticket).toHaveCount(0);

  await otherPage.reload();
  await expect(otherPage.getByRole('button', { name: 'Reserve $20' })).toBeVisible();
});

test(
  'an applicant is accepted while looking at the event',
  { tag: '@phone' },
  async ({ page, otherPage, sandbox }) => {
    await otherPage.goto('/login/slow-dinner');
    await otherPage.getByRole('link', { name: 'Sign in by phone' }).click();
    await provePhone(otherPage, sandbox, member.phone);
    await expect(otherPage).toHaveURL('/events/slow-dinner');
    await expect(otherPage.getByRole('button', { name: 'Reserve $20' })).toBeVisible();

    await startSession(page, sandbox, host.phone, '/portal');
    await page.getByRole('link', { name: 'Slow Dinner, Once a Week' }).first().click();
    await page.getByRole('button', { name: `Accept ${GUEST}` }).click();
    await expect(page.getByRole('table', { name: 'Guest list' })).toContainText(GUEST);
    // Without a reload, and on the same evening.
    await expect(otherPage.getByRole('button', { name: /^My Ticket/ }).first()).toBeVisible();
    await expect(otherPage.getByRole('button', { name: 'Reserve $20' })).toHaveCount(0);
  },
);
