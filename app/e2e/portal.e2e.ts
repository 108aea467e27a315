import { demoAccounts } from '@perigee/sandbox/program';
import { startSession } from './people.ts';
import { addPicture } from './photos.ts';
import { expect, test } from './test.ts';
import { typeInto } from './typing.ts';

const [dater, host] = demoAccounts;

const COVER = 'packages/sandbox/assets/covers/09.jpg';

test('a host finds their events by tab, by day', { tag: '@phone' }, async ({ page, sandbox }) => {
  await startSession(page, sandbox, host.phone);
  await page.goto('/portal');
  await expect(page.getByRole('heading', { name: 'My Events', level: 1 })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'day');
  await expect(page.getByRole('region', { name: 'Overview' })).toContainText('Total sales');

  await page.getByRole('tab', { name: /^Completed/ }).click();
  await expect(page).toHaveURL('/portal?tab=completed');
  await page.reload();
  await expect(page.getByRole('tab', { name: /^Completed/, selected: true })).toBeVisible();
});

test('a host goes by keyboard, and finds the keys', async ({ page, sandbox }) => {
  await startSession(page, sandbox, host.phone, '/portal');
  await expect(page.getByRole('heading', { name: 'My Events', level: 1 })).toBeVisible();
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keys' });
  await expect(keys.getByText('New Event')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(keys).toHaveCount(0);
  await page.keyboard.press('n');
  await expect(page).toHaveURL('/events/create');
});

test('a dater is led home from the portal, and a visitor asked to sign in', async ({
  page,
  sandbox,
}) => {
  await page.goto('/portal');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('dialog')).toBeVisible();

  await startSession(page, sandbox, dater.phone);
  await page.goto('/portal');
  await expect(page).toHaveURL('/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'night');
});

test('a host fills the form of an event to its end, and finds it in review', async ({
  page,
  sandbox,
}) => {
  await startSession(page, sandbox, host.phone, '/portal');
  await page.getByRole('link', { name: 'New Event' }).click();
  await expect(page).toHaveURL('/events/create');

  await page.getByRole('button', { name: 'Submit For Approval' }).first().click();
  await expect(page.getByRole('alert').first()).toBeVisible();

  await typeInto(page.getByLabel('Event Name'), 'Nine Candles');
  await typeInto(page.getByLabel('Event Description'), 'Nine candles, nine conversations.');
  for (const label of ['Event Image', 'Vertical Image']) {
    await addPicture(page.getByLabel(label), COVER);
  }
  // What was typed survives a reload.
  await page.reload();
  await expect(page.getByLabel('Event Name')).toHaveValue('Nine Candles');

  await page.getByRole('button', { name: 'Submit For Approval' }).first().click();
  const created = page.getByRole('dialog', { name: 'New Event Created' });
  await expect(created).toContainText('Newly created events will be first reviewed');
  await created.getByRole('button', { name: 'My Events' }).click();
  await expect(page).toHaveURL('/portal');
  await page.getByRole('tab', { name: /^Pending/ }).click();
  await expect(page.getByRole('link', { name: 'Nine Candles' })).toBeVisible();
});
