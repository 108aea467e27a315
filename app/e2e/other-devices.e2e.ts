import { demoAccounts } from '@perigee/sandbox/program';
import { expectAnnounced } from './announcements.ts';
import { APP_URL } from './addresses.ts';
import { allowClipboard, copiedText } from './clipboard.ts';
import { linkMailedTo } from './mails.ts';
import { startSession, storedSession } from './people.ts';
import { expect, test } from './test.ts';

const [dater] = demoAccounts;

test.describe('in a desktop browser other than Chrome', () => {
  test.use({
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  });

  test('a member copies the address of a live event, and gets a link to the app by text message', async ({
    page,
    sandbox,
  }) => {
    await allowClipboard(page);
    await startSession(page, sandbox, dater.phone, '/live/slow-dinner');
    await page.getByRole('button', { name: 'Copy event URL' }).click();
    await expectAnnounced(page, 'Copied to Clipboard');
    expect(await copiedText(page)).toBe(`${APP_URL}/events/slow-dinner`);
    await page.getByRole('button', { name: 'Text me download link' }).click();
    await expect(page.getByText('Link sent successfully').first()).toBeVisible();
    await page.goto(await linkMailedTo(sandbox, dater.phone));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The iOS app');
  });
});

test.describe('on a phone', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  });

  test('a member gets the address of a live event by mail', async ({ page, sandbox }) => {
    await startSession(page, sandbox, dater.phone, '/live/slow-dinner');
    await page.getByRole('button', { name: 'Email Me Event URL' }).click();
    await expect(page.getByText('Link sent successfully').first()).toBeVisible();
    const { email } = await storedSession(page);
    await page.goto(await linkMailedTo(sandbox, email ?? ''));
    await expect(page).toHaveURL('/events/slow-dinner');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Slow Dinner, Once a Week');
  });
});
