import { demoAccounts } from '@perigee/sandbox/node';
import { signIn } from './people.ts';
import { expect, test } from './test.ts';

const dater = demoAccounts.find(({ role }) => role === 'dater')?.phone ?? '';

test(
  'a declined card, then one that is taken, turn the heading into the membership',
  { tag: '@phone' },
  async ({ page, sandbox }) => {
    const stripeScripts: string[] = [];
    page.on('request', (request) => {
      if (/stripe/i.test(new URL(request.url()).host)) stripeScripts.push(request.url());
    });
    await signIn(page, sandbox, dater);
    await expect(page.getByRole('heading', { name: "You're in the database" })).toBeVisible();

    await page.getByRole('button', { name: 'BECOME A MEMBER' }).click();
    await expect(page.getByText('No charge until you are accepted')).toBeVisible();
    await expect(page.getByRole('radio', { name: '3 months' })).toBeChecked();
    await page.getByRole('button', { name: 'Reserve' }).click();

    await page.getByLabel('Card number').fill('4000000000000002');
    await page.getByLabel('Expiry (MM / YY)').fill('1240');
    await page.getByLabel('CVC').fill('123');
    await page.getByRole('button', { name: 'COMPLETE' }).click();
    await expect(page.getByText('Your card was declined.')).toBeVisible();

    await page.getByLabel('Card number').fill('4000002500003155');
    const popup = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'COMPLETE' }).click();
    const bank = await popup;
    await bank.getByRole('button', { name: 'Fail' }).click();
    await expect(page.getByText(/The payment was not confirmed/)).toBeVisible();

    let confirmations = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/confirm') && request.method() === 'POST') confirmations += 1;
    });
    await page.getByLabel('Card number').fill('4242424242424242');
    await page.getByRole('button', { name: 'COMPLETE' }).dblclick();
    await expect(page.getByRole('heading', { name: 'Your membership is reserved' })).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('heading', { name: 'General', level: 1 })).toBeVisible();
    expect(confirmations).toBe(1);
    expect(stripeScripts).toEqual([]);

    await page.getByRole('button', { name: 'Application status' }).click();
    await expect(page.getByText('Your membership, done')).toBeAttached();
    await expect(page.getByRole('button', { name: 'BECOME A MEMBER' })).toBeHidden();
  },
);
