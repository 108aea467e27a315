import { demoAccounts } from '@perigee/sandbox/program';
import { startSession } from './people.ts';
import { expect, test } from './test.ts';
import { typeInto } from './typing.ts';

const dater = demoAccounts.find(({ role }) => role === 'dater')?.phone ?? '';

test('a like includes the typed comment', async ({ page, sandbox }) => {
  await startSession(page, sandbox, dater, '/likes/for-you');
  await page
    .getByRole('button', { name: /comment|message|tokens/i })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await typeInto(dialog.getByLabel('Add a comment'), 'You read on trains too?');
  await dialog.getByRole('button', { name: 'More tokens' }).click();
  const sent = page.waitForRequest((request) => request.url().endsWith('/like'));
  await dialog.getByRole('button', { name: 'Send Request' }).click();
  expect((await sent).postDataJSON()).toEqual({
    liked: true,
    points: 20,
    comment: 'You read on trains too?',
  });
  await expect(dialog).toBeHidden();
  await page.goto('/likes/sent');
  const like = page.getByRole('listitem').filter({ hasText: 'You read on trains too?' });
  await expect(like.getByText('20 tokens')).toBeVisible();
});

test('an answer to a like includes the typed comment', async ({ page, sandbox }) => {
  await startSession(page, sandbox, dater, '/feedback');
  const heading = page.getByRole('heading', { level: 1 });
  const [, name = ''] = /^Reply to (.+)$/.exec(await heading.innerText()) ?? [];
  await typeInto(page.getByRole('textbox'), 'Yes, and by the window.');
  const sent = page.waitForRequest((request) => request.url().endsWith('/like'));
  await page.getByRole('button', { name: 'Like back' }).click();
  expect((await sent).postDataJSON()).toEqual({ liked: true, comment: 'Yes, and by the window.' });
  await expect(page.getByRole('heading', { name: 'You matched!' })).toBeVisible();
  await page.getByRole('link', { name: 'See your matches' }).click();
  await expect(page.getByRole('link', { name: new RegExp(`^${name}`) })).toBeVisible();
});

test('feedback on a declined like includes the typed text, and is possible once', async ({
  page,
  sandbox,
}) => {
  await startSession(page, sandbox, dater, '/likes/sent');
  const declined = page.getByRole('listitem').filter({ hasText: 'Declined' });
  await declined.getByRole('button', { name: /^Give feedback on/ }).click();
  const dialog = page.getByRole('dialog', { name: /^Feedback on/ });
  await typeInto(dialog.getByLabel('Your feedback'), 'The plum tart stands.');
  const sent = page.waitForRequest((request) => request.url().endsWith('/like'));
  await dialog.getByRole('button', { name: 'Send Feedback' }).click();
  expect((await sent).postDataJSON()).toEqual({
    liked: true,
    points: 10,
    comment: 'The plum tart stands.',
  });
  await expect(page.getByText('Feedback sent').first()).toBeVisible();
  await expect(declined).toHaveCount(0);
  const again = page.getByRole('listitem').filter({ hasText: 'The plum tart stands.' });
  await expect(again.getByText('10 tokens')).toBeVisible();
});
