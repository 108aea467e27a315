import { demoAccounts } from '@perigee/sandbox/node';
import type { Page } from '@playwright/test';
import { provePhone, startSession } from './people.ts';
import { addPicture } from './photos.ts';
import { expect, test } from './test.ts';
import { toast } from './toasts.ts';
import { typeInto } from './typing.ts';

const [, host, admin] = demoAccounts;

const COVER = 'packages/sandbox/assets/covers/09.jpg';
const SCRIPT = '<img src=x onerror="attacked=1">';

const submit = (page: Page) =>
  page.getByRole('button', { name: 'Submit For Approval' }).first().click();

async function addPictures(page: Page): Promise<void> {
  for (const label of ['Event Image', 'Vertical Image']) {
    await addPicture(page.getByLabel(label), COVER);
  }
}

test('hostile texts are shown as texts, to the host, the admin and the public', async ({
  page,
  otherPage,
  sandbox,
}) => {
  await startSession(page, sandbox, host.phone, '/events/create');
  await typeInto(page.getByLabel('Event Name'), SCRIPT);
  await typeInto(page.getByLabel('Event Description'), `${SCRIPT}<script>attacked = 2</script>`);
  await addPictures(page);
  await submit(page);
  const created = page.getByRole('dialog', { name: 'New Event Created' });
  await created.getByRole('button', { name: 'My Events' }).click();
  await page.getByRole('tab', { name: /^Pending/ }).click();
  await expect(page.getByRole('link', { name: SCRIPT })).toBeVisible();

  await startSession(otherPage, sandbox, admin.phone, '/portal?tab=pending');
  await otherPage.getByRole('link', { name: SCRIPT }).click();
  await otherPage.getByRole('button', { name: 'Approve' }).click();
  await expect(toast(otherPage, 'The event is approved')).toBeVisible();
  const address = await otherPage.getByText(/\/events\/[\w-]+$/).innerText();
  await otherPage.goto(new URL(`https://${address}`).pathname);
  await expect(otherPage.getByRole('heading', { level: 1 })).toHaveText(SCRIPT);
  await expect(otherPage.getByText('<script>', { exact: false })).toBeVisible();
  for (const viewer of [page, otherPage]) {
    expect(await viewer.evaluate(() => 'attacked' in globalThis)).toBe(false);
  }
});

test('a price beyond the limit is put within it', async ({ page, sandbox }) => {
  await startSession(page, sandbox, admin.phone, '/events/create');
  await typeInto(page.getByLabel('Event Name'), 'Nine Candles');
  await typeInto(page.getByLabel('Price in USD'), '1000000000');
  await page.keyboard.press('Tab');
  await submit(page);
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(page.getByLabel('Price in USD')).toHaveValue(/^10,?000$/);
});

test('a session that ends in the middle of the form leads back to it', async ({
  page,
  sandbox,
}) => {
  await startSession(page, sandbox, host.phone, '/events/create');
  await typeInto(page.getByLabel('Event Name'), 'Nine Candles');
  await typeInto(page.getByLabel('Event Description'), 'Nine candles, nine conversations.');
  await addPictures(page);
  // Of the next month: two weeks from now are later once the clock is.
  await page.getByRole('combobox', { name: 'Date' }).click();
  await page.getByRole('button', { name: 'Go to the Next Month' }).click();
  await page
    .getByRole('button', { name: /28, \d+$/ })
    .last()
    .click();
  await page.waitForLoadState('networkidle');
  await sandbox.advanceClock(13 * 60 * 60);
  await submit(page);
  await expect(toast(page, 'Please sign in again')).toBeVisible();
  await provePhone(page, sandbox, host.phone);
  await expect(page).toHaveURL('/events/create');
  await expect(page.getByLabel('Event Name')).toHaveValue('Nine Candles');
  await submit(page);
  await expect(page.getByRole('dialog', { name: 'New Event Created' })).toBeVisible();
});

test('the later of two hosts is told what another one saved', async ({
  page,
  otherPage,
  sandbox,
}) => {
  await startSession(page, sandbox, host.phone, '/portal');
  await page.getByRole('link', { name: 'Slow Dinner, Once a Week' }).first().click();
  await expect(page).toHaveURL(/\/portal\/events\/\d+$/);
  const manager = new URL(page.url()).pathname;
  await startSession(otherPage, sandbox, admin.phone, manager);
  for (const [viewer, title] of [
    [page, 'Slow Dinner, Side A'],
    [otherPage, 'Slow Dinner, Side B'],
  ] as const) {
    await viewer.getByRole('tab', { name: 'Update Event Info' }).click();
    await typeInto(viewer.getByLabel('Event Name'), title);
  }
  const update = { name: 'Update Event', exact: true };
  await page.getByRole('button', update).first().click();
  await expect(toast(page, 'Event updated')).toBeVisible();
  await otherPage.getByRole('button', update).first().click();
  const told = otherPage.getByRole('alertdialog', { name: 'Someone else changed this event' });
  await expect(told).toContainText('Event Name');
  await told.getByRole('button', { name: 'Not yet' }).click();
  await expect(otherPage.getByLabel('Event Name')).toHaveValue('Slow Dinner, Side B');
  await otherPage.getByRole('button', update).first().click();
  await told.getByRole('button', { name: 'Save mine' }).click();
  await expect(toast(otherPage, 'Event updated')).toBeVisible();
});
