import { demoAccounts } from '@perigee/sandbox/program';
import { startSession } from './people.ts';
import { expect, test } from './test.ts';

const [dater] = demoAccounts;

test('while it is unknown who is signed in, pages show their frame, and public ones a skeleton', async ({
  page,
  sandbox,
}) => {
  await startSession(page, sandbox, dater.phone);
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/users/me', async (route) => {
    await held;
    await route.continue();
  });
  const main = page.getByRole('main');
  for (const [path, label] of [
    ['/account', null],
    ['/events/slow-dinner', 'Loading the event'],
    ['/', 'Loading'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    // Nothing of a protected page shows before it is known who is signed in (P-465).
    if (label === null) await expect(main).toBeEmpty();
    else await expect(main.getByText(label, { exact: true })).toBeAttached();
  }
  release();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main.getByText('Loading', { exact: true })).toHaveCount(0);
});
