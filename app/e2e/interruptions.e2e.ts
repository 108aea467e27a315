import { hostPageMessages } from '@perigee/domain/hosts';
import { demoAccounts } from '@perigee/sandbox/program';
import { expectAnnounced } from './announcements.ts';
import { provePhone, startSession } from './people.ts';
import { expect, test } from './test.ts';
import { addPicture } from './photos.ts';
import { typeInto } from './typing.ts';

const [dater, host, admin] = demoAccounts;
const COVER = 'packages/sandbox/assets/covers/09.jpg';

test(
  'a session that expires in the middle of a form leads back to it',
  { tag: '@phone' },
  async ({ page, sandbox }) => {
    const text = 'Cello on Tuesdays, and a long walk home from every concert.';
    await startSession(page, sandbox, dater.phone, '/profile');
    const bio = page.getByRole('textbox', { name: 'Bio' });
    await typeInto(bio, text);
    // The save has to discover the expired session, not one of the page's first calls.
    await page.waitForLoadState('networkidle');
    await sandbox.advanceClock(13 * 60 * 60);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Please sign in again').first()).toBeVisible();
    await provePhone(page, sandbox, dater.phone);
    await expect(page).toHaveURL('/profile');
    await expect(bio).toHaveValue(text);
    await page.getByRole('button', { name: 'Save' }).click();
    await expectAnnounced(page, 'Profile Saved');
    await page.reload();
    await expect(bio).toHaveValue(text);
  },
);

test('a host whose session expires in the form of an event stays on it', async ({
  page,
  sandbox,
}) => {
  await startSession(page, sandbox, host.phone, '/events/create');
  const title = page.getByLabel('Event Name');
  await typeInto(title, 'Nine Candles');
  await page.waitForLoadState('networkidle');
  await sandbox.advanceClock(13 * 60 * 60);
  await addPicture(page.getByLabel('Event Image'), COVER);
  await expect(page.getByText('Please sign in again').first()).toBeVisible();
  await provePhone(page, sandbox, host.phone);
  await expect(page.getByRole('dialog', { name: 'Sign in', exact: true })).toBeHidden();
  await expect(page).toHaveURL('/events/create');
  await expect(title).toHaveValue('Nine Candles');
});

test('a host whose session expires on their own page stays on it, and saves', async ({
  page,
  sandbox,
}) => {
  await startSession(page, sandbox, host.phone, '/hosts');
  const name = page.getByLabel(hostPageMessages.signUp.name);
  const save = page.getByRole('button', { name: hostPageMessages.own.save, exact: true });
  await typeInto(name, 'The Late Table');
  await page.waitForLoadState('networkidle');
  await sandbox.advanceClock(13 * 60 * 60);
  await save.click();
  await expect(page.getByText('Please sign in again').first()).toBeVisible();
  await provePhone(page, sandbox, host.phone);
  await expect(page).toHaveURL('/hosts');
  await expect(name).toHaveValue('The Late Table');
  await save.click();
  await expectAnnounced(page, hostPageMessages.own.saved);
});

test('an admin whose session expires in a form stays on it', async ({ page, sandbox }) => {
  await startSession(page, sandbox, admin.phone, '/admin/dream-booth/image');
  const prompt = page.getByLabel('Prompt');
  await typeInto(prompt, 'A portrait in the evening light');
  await page.waitForLoadState('networkidle');
  await sandbox.advanceClock(13 * 60 * 60);
  await page.getByRole('button', { name: 'Generate' }).click();
  await expect(page.getByText('Please sign in again').first()).toBeVisible();
  await provePhone(page, sandbox, admin.phone);
  await expect(page.getByRole('dialog', { name: 'Sign in', exact: true })).toBeHidden();
  await expect(page).toHaveURL('/admin/dream-booth/image');
  await expect(prompt).toHaveValue('A portrait in the evening light');
  await expect(page.getByRole('link', { name: 'Waitlist' }).first()).toBeVisible();
});

test.describe('while the server is down', () => {
  test.use({ stopsServer: true });

  test(
    'input is kept, and is saved in the same session once the server is up again',
    { tag: '@phone' },
    async ({ page, sandbox }) => {
      const text = 'A kitchen that smells of cardamom, most Sundays.';
      await startSession(page, sandbox, dater.phone, '/profile');
      const bio = page.getByRole('textbox', { name: 'Bio' });
      await typeInto(bio, text);
      await sandbox.stop();
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('Please try again').first()).toBeVisible();
      await expect(bio).toHaveValue(text);
      await sandbox.start();
      await page.getByRole('button', { name: 'Save' }).click();
      await expectAnnounced(page, 'Profile Saved');
      await page.reload();
      await expect(bio).toHaveValue(text);
    },
  );
});
