import { demoAccounts } from '@perigee/sandbox/program';
import type { Page } from '@playwright/test';
import { SANDBOX_URL } from './addresses.ts';
import { accept } from './calls.ts';
import { startSession, storedSession } from './people.ts';
import { expect, test } from './test.ts';

const [dater] = demoAccounts;

/** The calls that a page makes from now on, such as 'PUT /users/me'. */
function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    const isCall = origin === SANDBOX_URL && ['fetch', 'xhr'].includes(request.resourceType());
    if (isCall) calls.push(`${request.method()} ${pathname}`);
  });
  return calls;
}

test('an answer triggers each affected fetch once, and can be changed later', async ({
  page,
  sandbox,
}) => {
  const calls = callsOf(page);
  const opened = page.waitForEvent('websocket', (socket) => socket.url().includes('socket.io'));
  await startSession(page, sandbox, dater.phone);
  const channel = await opened;
  // The connected channel fetches the user again, who may have changed meanwhile.
  await expect.poll(() => calls.filter((call) => call === 'GET /users/me')).toHaveLength(2);
  await page.getByRole('button', { name: 'START' }).click();
  const question = page.getByRole('dialog').getByRole('heading');
  const told = () =>
    channel.waitForEvent('framereceived', ({ payload }) => payload.includes('featuresUpdate'));

  await expect(question).toHaveText('What is your ethnicity?');
  // The dialog focuses its question once it has opened.
  await expect(question).toBeFocused();
  calls.length = 0;
  // An only answer goes on by itself.
  await Promise.all([told(), page.getByRole('radio', { name: 'White' }).click()]);
  await expect(question).toHaveText('What is your level of education?');
  await Promise.all([told(), page.getByRole('radio', { name: 'Undergrad' }).click()]);
  await expect(question).not.toHaveText('What is your level of education?');
  const ofOneAnswer = ['GET /application-status/me', 'GET /waitlist/me', 'PUT /users/me'];
  await expect.poll(() => calls.toSorted()).toEqual(ofOneAnswer.flatMap((call) => [call, call]));

  await page.goto('/profile');
  await page.getByRole('button', { name: 'Change Ethnicity White' }).click();
  await expect(question).toBeFocused();
  await page.getByRole('radio', { name: 'Black' }).check();
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Change Ethnicity Black' })).toBeFocused();

  // An accepted member still changes it.
  await accept(sandbox, (await storedSession(page))['userId']);
  await page.reload();
  await page.getByRole('button', { name: 'Change Ethnicity Black' }).click();
  await expect(question).toBeFocused();
  await page.getByRole('radio', { name: 'White' }).check();
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: 'Change Ethnicity White' })).toBeFocused();
});
