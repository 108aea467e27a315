import { demoAccounts } from '@perigee/sandbox/program';
import { provePhone } from './people.ts';
import { expect, test } from './test.ts';

test.use({
  userAgent:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
});

const [dater] = demoAccounts;

test('mobile Safari shows the app offer at sign-up, at sign-in, before the modal and before membership', async ({
  page,
  sandbox,
}) => {
  const offer = page.getByRole('dialog', { name: 'Apply for membership on our iOS app' });
  const stay = () => offer.getByRole('button', { name: 'GET STARTED' }).click();
  const endVisit = () => page.evaluate(() => sessionStorage.clear());
  for (const path of ['/signup', '/login']) {
    await page.goto(path);
    await expect(offer).toBeVisible();
    await stay();
    await expect(offer).toBeHidden();
    await endVisit();
  }

  await page.goto('/');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(offer).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeHidden();
  await stay();
  await provePhone(page, sandbox, dater.phone);
  await expect(page.getByRole('dialog')).toBeHidden();

  await endVisit();
  await page.getByRole('button', { name: 'BECOME A MEMBER' }).click();
  await expect(offer).toBeVisible();
  await stay();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(offer).toBeHidden();
});
