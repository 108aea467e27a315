import { composerOf, logOf, storedTexts, write } from './conversation.ts';
import { matchOf } from './matching.ts';
import { expect, test } from './test.ts';

test('two users who matched write to each other', async ({ page, otherPage, sandbox }) => {
  const { id, names } = await matchOf(page, otherPage, sandbox);
  await page.goto(`/matches/${id}`);
  await write(page, names.otherPage, 'So make your case.');
  await expect(logOf(page).getByText('So make your case.')).toBeVisible();
  await expect(composerOf(page, names.otherPage)).toHaveValue('');

  // Elsewhere in the app a toast leads to the conversation, and the header counts it.
  await expect(
    otherPage.getByRole('banner').getByRole('link', { name: /^Matches ?, 1 unread message$/ }),
  ).toBeVisible();
  await otherPage.getByRole('link', { name: /So make your case\./ }).click();
  await expect(otherPage).toHaveURL(new RegExp(`/matches/${id}$`));
  await expect(logOf(otherPage).getByText('So make your case.')).toBeVisible();
  await expect(otherPage.getByRole('link', { name: 'Matches', exact: true })).toBeVisible();
  await expect(logOf(page).getByText('Read')).toBeVisible();

  await composerOf(otherPage, names.page).pressSequentially('I keep a list');
  await expect(page.getByText(`${names.otherPage} is typing`)).toBeVisible();
  await otherPage.keyboard.press('Shift+Enter');
  await otherPage.keyboard.type('of eleven.');
  await otherPage.keyboard.press('Enter');
  await expect(logOf(page).getByText('I keep a list of eleven.')).toBeVisible();
  await expect(page.getByText(`${names.otherPage} is typing`)).toBeHidden();

  await page.reload();
  await expect(logOf(page).getByText('So make your case.')).toBeVisible();
  await expect(logOf(page).getByText('I keep a list of eleven.')).toBeVisible();
  expect(await storedTexts(sandbox, id)).toEqual([
    'So make your case.',
    'I keep a list\nof eleven.',
  ]);
});

test('what is written without a network is sent once it is back, in order', async ({
  page,
  otherPage,
  sandbox,
}) => {
  const { id, names } = await matchOf(page, otherPage, sandbox);
  await page.goto(`/matches/${id}`);
  await otherPage.goto(`/matches/${id}`);
  await expect(composerOf(page, names.otherPage)).toBeVisible();
  await expect(composerOf(otherPage, names.page)).toBeVisible();
  await page.context().setOffline(true);
  for (const text of ['First.', 'Second.', 'Third.']) {
    await write(page, names.otherPage, text);
  }
  await expect(logOf(page).getByText('Waits until you are back')).toBeVisible();
  await page.context().setOffline(false);
  await expect(logOf(otherPage).getByText('Third.')).toBeVisible();
  expect(await storedTexts(sandbox, id)).toEqual(['First.', 'Second.', 'Third.']);
});

test.describe('with the server down', () => {
  test.use({ stopsServer: true });

  test('a message survives a reload, and is sent once the server is back', async ({
    page,
    otherPage,
    sandbox,
  }) => {
    const { id, names } = await matchOf(page, otherPage, sandbox);
    await page.goto(`/matches/${id}`);
    await write(page, names.otherPage, 'Before.');
    await expect(logOf(page).getByText(/Sent|Read/)).toBeVisible();
    await sandbox.stop();
    await write(page, names.otherPage, 'Meanwhile.');
    await expect(logOf(page).getByText('Meanwhile.')).toBeVisible();
    await sandbox.start();
    await page.reload();
    await expect(logOf(page).getByText('Meanwhile.')).toBeVisible();
    await expect.poll(() => storedTexts(sandbox, id)).toEqual(['Before.', 'Meanwhile.']);
  });
});

test('an ended match closes the conversation at once', async ({ page, otherPage, sandbox }) => {
  const { id, names } = await matchOf(page, otherPage, sandbox);
  await otherPage.goto(`/matches/${id}`);
  await write(otherPage, names.page, 'Saturday at four?');
  await page.goto(`/matches/${id}`);
  await expect(logOf(page).getByText('Saturday at four?')).toBeVisible();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Unmatch' }).click();
  await page.getByRole('button', { name: 'Unmatch', exact: true }).click();
  await expect(page).toHaveURL(/\/matches$/);
  await expect(page.getByRole('link', { name: new RegExp(names.otherPage) })).toHaveCount(0);

  await expect(otherPage.getByText('This match has ended')).toBeVisible();
  await expect(logOf(otherPage).getByText('Saturday at four?')).toBeVisible();
  await expect(composerOf(otherPage, names.page)).toHaveCount(0);
  await otherPage.goto(`/matches/${id}`);
  await expect(otherPage).toHaveURL(/\/matches$/);
});

test('texts are shown as text, and links leave without a referrer', async ({
  page,
  otherPage,
  sandbox,
}) => {
  const { id, names } = await matchOf(page, otherPage, sandbox);
  await page.goto(`/matches/${id}`);
  await otherPage.goto(`/matches/${id}`);
  const hostile = '<img src=x onerror=alert(1)> javascript:alert(1) https://teahouse.example/a?b=c';
  await write(page, names.otherPage, hostile);
  const log = logOf(otherPage);
  await expect(log.getByText('<img src=x onerror=alert(1)>', { exact: false })).toBeVisible();
  await expect(log.getByRole('img', { name: 'x' })).toHaveCount(0);
  const link = log.getByRole('link');
  await expect(link).toHaveCount(1);
  await expect(link).toHaveAttribute('href', 'https://teahouse.example/a?b=c');
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});
