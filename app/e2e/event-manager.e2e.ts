import { readFile } from 'node:fs/promises';
import { demoAccounts } from '@perigee/sandbox/program';
import type { Page } from '@playwright/test';
import { expectAnnounced } from './announcements.ts';
import { SANDBOX_URL } from './addresses.ts';
import { startSession } from './people.ts';
import { expect, test } from './test.ts';
import { typeInto } from './typing.ts';

const [waiting, host, admin, member] = demoAccounts;

const EVENT = 'Slow Dinner, Once a Week';
const COVER = 'packages/sandbox/assets/covers/09.jpg';

test.beforeEach(async ({ page, sandbox }) => {
  await startSession(page, sandbox, host.phone, '/portal');
  await page.getByRole('link', { name: EVENT }).first().click();
  await expect(page.getByRole('heading', { name: 'Event Manager' })).toBeVisible();
});

test('payouts are connected on the page of the payments provider, and opened', async ({ page }) => {
  const manager = page.url();
  const panel = page.getByRole('region', { name: 'Payouts account' });
  await panel.getByRole('link', { name: 'Connect' }).click();
  await expect(page).toHaveURL(new RegExp(`^${SANDBOX_URL}/`));
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(manager);
  await expect(panel.getByText('Not connected')).toBeVisible();

  await panel.getByRole('link', { name: 'Connect' }).click();
  await page.getByRole('button', { name: 'Connect account' }).click();
  await expectAnnounced(page, 'Your payouts account is connected');
  await expect(page).toHaveURL(manager);
  const [dashboard] = await Promise.all([
    page.context().waitForEvent('page'),
    panel.getByRole('link', { name: 'Open' }).click(),
  ]);
  await expect(dashboard.getByRole('heading', { name: 'Payouts account' })).toBeVisible();
});

test('a picture whose upload fails is uploaded again', async ({ page }) => {
  let uploads = 0;
  await page.route('**/events/*/gallery', async (route) => {
    uploads += 1;
    if (uploads === 1) await route.fulfill({ status: 500, json: {} });
    else await route.continue();
  });
  const gallery = page.getByRole('region', { name: 'Gallery' });
  const pictures = gallery.getByRole('img', { name: new RegExp(`^${EVENT}, picture`) });
  const before = await pictures.count();
  await gallery.getByLabel('Add image').setInputFiles(COVER);
  const crop = page.getByRole('dialog', { name: 'Crop the picture' });
  await crop.getByRole('button', { name: 'Save' }).click();
  await expect(gallery.getByRole('button', { name: 'Try again' })).toBeVisible();
  await gallery.getByRole('button', { name: 'Try again' }).click();
  await expectAnnounced(page, 'Image added successfully');
  await expect(pictures).toHaveCount(before + 1);

  const text = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') };
  await gallery.getByLabel('Add image').setInputFiles(text);
  await expect(gallery.getByText('Choose a JPEG, PNG or WebP').last()).toBeVisible();
  const half = (await readFile(COVER)).subarray(0, 60);
  const truncated = { name: 'half.jpg', mimeType: 'image/jpeg', buffer: half };
  await gallery.getByLabel('Add image').setInputFiles(truncated);
  await expect(
    gallery.getByText('This picture cannot be read. Choose another one').last(),
  ).toBeVisible();
  expect(uploads).toBe(2);
});

test('a host finds guests, gives a ticket, invites, and makes a schedule', async ({
  page,
  sandbox,
}) => {
  const guests = page
    .getByRole('table', { name: 'Guest list' })
    .getByRole('row')
    .filter({ hasText: /Refund|Delete/ });
  await expect(guests.first()).toBeVisible();
  const count = await guests.count();

  await typeInto(page.getByRole('searchbox', { name: 'Search guests' }), 'zzzz');
  await expect(page.getByText('No guest matches your search')).toBeVisible();
  await page.getByRole('button', { name: 'Show all guests' }).click();
  await expect(guests).toHaveCount(count);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  const csv = await readFile(await download.path(), 'utf8');
  expect(csv.trim().split('\n')).toHaveLength(count + 1);

  await page.getByRole('button', { name: 'Give Free Ticket' }).click();
  const dialog = page.getByRole('dialog', { name: 'Give Free Ticket' });
  await typeInto(dialog.getByLabel('User ID'), '999999');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Nobody has this user ID', { exact: false })).toBeVisible();
  const { userId } = await sandbox.sessionOf(member.phone);
  await typeInto(dialog.getByLabel('User ID'), String(userId));
  await page.keyboard.press('Enter');
  await expectAnnounced(page, 'User added to event successfully');
  await expect(guests).toHaveCount(count + 1);

  const invitation = page.getByRole('region', { name: 'Invite users' });
  await typeInto(invitation.getByLabel('User IDs'), 'Noor, 1040');
  await page.keyboard.press('Enter');
  await expect(invitation.getByText('A user ID is a number. Check what you typed')).toBeVisible();
  const { userId: invited } = await sandbox.sessionOf(waiting.phone);
  await typeInto(invitation.getByLabel('User IDs'), `${invited}, ${userId}`);
  await page.keyboard.press('Enter');
  await expect(invitation.getByLabel('User IDs')).toHaveValue('');

  const schedule = page.getByRole('region', { name: 'Schedule' });
  await schedule.getByRole('button', { name: 'Generate schedule' }).click();
  await expectAnnounced(page, 'Schedule generated');
  await expect(schedule.getByText(/^Table 1/).first()).toBeVisible();
  await schedule.getByRole('button', { name: 'Delete schedule' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete schedule' }).click();
  await expect(schedule.getByRole('button', { name: 'Generate schedule' })).toBeVisible();
});

test('a refund by an admin shows on the open page of the host, and one by the host on that of the admin', async ({
  page,
  otherPage,
  sandbox,
}) => {
  await startSession(otherPage, sandbox, admin.phone, new URL(page.url()).pathname);
  const refundsOn = (shown: Page) =>
    shown.getByRole('table', { name: 'Guest list' }).getByRole('button', { name: /^Refund / });
  await expect(refundsOn(page).nth(1)).toBeVisible();
  const [byAdmin = '', byHost = ''] = await refundsOn(page).evaluateAll((buttons) =>
    buttons.map((button) => button.getAttribute('aria-label') ?? ''),
  );
  const buttonOn = (shown: Page, name: string) =>
    refundsOn(shown).and(shown.getByRole('button', { name, exact: true }));
  const refund = async (shown: Page, name: string) => {
    await buttonOn(shown, name).click();
    await shown.getByRole('alertdialog').getByRole('button', { name: 'Refund' }).click();
    await expectAnnounced(shown, 'Signup cancelled');
  };

  await refund(otherPage, byAdmin);
  await expect(buttonOn(page, byAdmin)).toHaveCount(0);

  await refund(page, byHost);
  await expect(buttonOn(otherPage, byHost)).toHaveCount(1);
  // The window of the admin gets the focus.
  await otherPage.evaluate(() => dispatchEvent(new Event('visibilitychange')));
  await expect(buttonOn(otherPage, byHost)).toHaveCount(0);
});

test('an event with guests that is deleted is cancelled, and all are refunded, one while looking at the ticket', async ({
  page,
  otherPage,
  sandbox,
}) => {
  const eventId = Number(new URL(page.url()).pathname.split('/').at(-1));
  const paid = (await sandbox.rowsOf('eventSignups')).filter(
    (row) => row['eventId'] === eventId && row['paidAt'] !== null && row['cancelledAt'] === null,
  );
  expect(paid.length).toBeGreaterThan(1);
  const [signup] = paid;
  const users = await sandbox.rowsOf('users');
  const guest = users.find(({ id }) => id === signup?.['userId'])!;
  await startSession(otherPage, sandbox, String(guest['phoneNumber']), '/tickets');
  const ticket = otherPage.getByRole('article').filter({ hasText: EVENT });
  await ticket.getByRole('button', { name: 'My Ticket' }).click();
  await expect(otherPage.getByRole('dialog', { name: 'My Ticket' })).toBeVisible();

  await page.getByRole('tab', { name: 'Update Event Info' }).click();
  const remove = page.getByRole('button', { name: 'Delete Event' });
  const question = page.getByRole('alertdialog', { name: 'Delete Event?' });
  await remove.click();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await remove.click();
  await question.getByRole('button', { name: 'Delete Event' }).click();

  await expectAnnounced(otherPage, `${EVENT} is cancelled`);
  await expect(ticket).toHaveCount(0);
  await otherPage.getByRole('link', { name: 'Past', exact: true }).click();
  await expect(ticket.getByText('Cancelled', { exact: true })).toBeVisible();
  await page.getByRole('tab', { name: /^Cancelled/ }).click();
  // Other evenings of its series have the same title.
  const deleted = page.locator(`[href="/portal/events/${eventId}"]`);
  await expect(page.getByRole('link', { name: EVENT }).and(deleted)).toBeVisible();
  const rows = new Map((await sandbox.rowsOf('eventSignups')).map((row) => [row['id'], row]));
  for (const { id } of paid) {
    const isRefunded = { status: 'going', refundDue: true, refundedAt: expect.any(String) };
    expect(rows.get(id)).toMatchObject(isRefunded);
  }
});

test('hostile texts stay texts in every field of the manager', async ({ page }) => {
  const script = '<img src=x onerror="attacked=1">';
  await typeInto(page.getByRole('searchbox', { name: 'Search guests' }), script);
  await expect(page.getByText('No guest matches your search')).toBeVisible();

  const invitation = page.getByRole('region', { name: 'Invite users' });
  await typeInto(invitation.getByLabel('User IDs'), script);
  await page.keyboard.press('Enter');
  await expect(invitation.getByText('A user ID is a number. Check what you typed')).toBeVisible();

  await page.getByRole('button', { name: 'Give Free Ticket' }).click();
  const dialog = page.getByRole('dialog', { name: 'Give Free Ticket' });
  await typeInto(dialog.getByLabel('User ID'), script);
  await page.keyboard.press('Tab');
  // The field of a number keeps the digits alone.
  await expect(dialog.getByLabel('User ID')).toHaveValue('1');
  expect(await page.evaluate(() => 'attacked' in globalThis)).toBe(false);
});
