import type { Page } from '@playwright/test';
import { matchOf } from './matching.ts';
import { expect, test } from './test.ts';

const setAllowed = async (page: Page, areAllowed: boolean) => {
  await page.context().clearPermissions();
  if (areAllowed) await page.context().grantPermissions(['camera', 'microphone']);
};

test('a user allows devices that were blocked, calls, and loses them in the call', async ({
  page,
  otherPage,
  sandbox,
}) => {
  const { id, names } = await matchOf(page, otherPage, sandbox);
  await page.goto(`/videochat/match-${id}`);
  const blocked = page.getByRole('heading', { name: 'Camera and microphone are blocked' });
  await expect(blocked).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(blocked).toBeVisible();

  await setAllowed(page, true);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('button', { name: `Call ${names.otherPage}` }).click();
  await setAllowed(otherPage, true);
  await otherPage.goto(`/videochat/match-${id}`);
  await otherPage.getByRole('button', { name: `Call ${names.page}` }).click();
  await expect(otherPage.getByLabel(names.page, { exact: true })).toBeVisible();

  await setAllowed(page, false);
  await expect(page.getByText('Your microphone was disconnected').first()).toBeVisible();
  await expect(otherPage.getByText(`${names.page}’s camera is off`).first()).toBeVisible();
  await expect(otherPage.getByText(`${names.page} is muted`).first()).toBeVisible();

  await setAllowed(page, true);
  const toolbar = page.getByRole('toolbar', { name: 'Call' });
  await toolbar.getByRole('button', { name: 'Unmute' }).click();
  await toolbar.getByRole('button', { name: 'Start camera' }).click();
  await expect(otherPage.getByLabel(names.page, { exact: true })).toBeVisible();
  await expect(otherPage.getByText(`${names.page} is muted`)).toHaveCount(0);
});
