import { demoAccounts } from '@perigee/sandbox/node';
import { startSession, storedSession } from './people.ts';
import { expect, test } from './test.ts';
import { typeInto } from './typing.ts';

const phoneOf = (role: 'dater' | 'admin') =>
  demoAccounts.find((account) => account.role === role)?.phone ?? '';
const dater = phoneOf('dater');
const admin = phoneOf('admin');

test(
  'a declined card, then one that is taken, turn the heading into the membership',
  { tag: '@phone' },
  async ({ page, sandbox }) => {
    const stripeScripts: string[] = [];
    page.on('request', (request) => {
      if (/stripe/i.test(new URL(request.url()).host)) stripeScripts.push(request.url());
    });
    await startSession(page, sandbox, dater);
    await expect(page.getByRole('heading', { name: "You're in the database" })).toBeVisible();

    await page.getByRole('button', { name: 'BECOME A MEMBER' }).click();
    await expect(page.getByText('No charge until you are accepted')).toBeVisible();
    await expect(page.getByRole('radio', { name: '3 months' })).toBeChecked();
    await page.getByRole('button', { name: 'Reserve' }).click();

    await typeInto(page.getByLabel('Card number'), '4000000000000002');
    await typeInto(page.getByLabel('Expiry (MM / YY)'), '1240');
    await typeInto(page.getByLabel('CVC'), '123');
    await page.getByRole('button', { name: 'COMPLETE' }).click();
    await expect(page.getByText('Your card was declined.')).toBeVisible();

    await typeInto(page.getByLabel('Card number'), '4000002500003155');
    const popup = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'COMPLETE' }).click();
    const bank = await popup;
    await bank.getByRole('button', { name: 'Fail' }).click();
    await expect(page.getByText(/The payment was not confirmed/)).toBeVisible();

    let confirmations = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/confirm') && request.method() === 'POST') confirmations += 1;
    });
    await typeInto(page.getByLabel('Card number'), '4242424242424242');
    await page.getByRole('button', { name: 'COMPLETE' }).dblclick();
    await expect(page.getByRole('heading', { name: 'Your membership is reserved' })).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
    const outcome = page.getByRole('heading', { name: 'General', level: 1 });
    await expect(outcome).toBeVisible();
    await expect(outcome).toBeFocused();
    expect(confirmations).toBe(1);
    expect(stripeScripts).toEqual([]);

    await page.getByRole('button', { name: 'Application status' }).click();
    await expect(page.getByText('Your membership, done')).toBeAttached();
    await expect(page.getByRole('button', { name: 'BECOME A MEMBER' })).toBeHidden();
  },
);

test('an acceptance leaves an open payment with the card typed into it, and it can be paid', async ({
  page,
  otherPage,
  sandbox,
}) => {
  await startSession(page, sandbox, dater);
  const { userId } = await storedSession(page);
  await page.getByRole('button', { name: 'BECOME A MEMBER' }).click();
  await page.getByRole('button', { name: 'Reserve' }).click();
  const card = page.getByLabel('Card number');
  await card.pressSequentially('4242424242424242');

  await startSession(otherPage, sandbox, admin);
  const { token } = await storedSession(otherPage);
  const accepted = await otherPage.request.put(`${sandbox.url}/waitlist/${userId}`, {
    headers: { authorization: `Bearer ${token}` },
    data: { waitlistStatus: 'yes', hNum: 7 },
  });
  expect(accepted.status()).toBe(200);
  const outcome = page.getByRole('heading', { name: /YOU'RE ACCEPTED/, includeHidden: true });
  await expect(outcome).toBeAttached();

  await expect(card).toHaveValue('4242424242424242');
  await typeInto(page.getByLabel('Expiry (MM / YY)'), '1240');
  await typeInto(page.getByLabel('CVC'), '123');
  await page.getByRole('button', { name: 'COMPLETE' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(outcome).toBeFocused();
  await expect(page.getByRole('button', { name: 'BECOME A MEMBER' })).toBeHidden();
});

test('a member who was accepted before paying pays at home, and is charged', async ({
  page,
  otherPage,
  sandbox,
}) => {
  await startSession(page, sandbox, dater);
  const { userId } = await storedSession(page);
  await startSession(otherPage, sandbox, admin);
  const { token } = await storedSession(otherPage);
  await otherPage.request.put(`${sandbox.url}/waitlist/${userId}`, {
    headers: { authorization: `Bearer ${token}` },
    data: { waitlistStatus: 'yes', hNum: 7 },
  });
  await page.getByRole('button', { name: 'BECOME A MEMBER' }).click();
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByText('$117 will be charged to your card now.')).toBeVisible();
});

test('a second tab learns of the membership that the first one paid for', async ({
  page,
  sandbox,
}) => {
  await startSession(page, sandbox, dater);
  const secondTab = await page.context().newPage();
  await secondTab.goto('/');
  for (const tab of [page, secondTab]) {
    await tab.getByRole('button', { name: 'BECOME A MEMBER' }).click();
    await tab.getByRole('button', { name: 'Reserve' }).click();
    await expect(tab.getByLabel('Card number')).toBeVisible();
  }
  await page.getByLabel('Card number').pressSequentially('4242424242424242');
  await page.getByLabel('Expiry (MM / YY)').pressSequentially('1240');
  await page.getByLabel('CVC').pressSequentially('123');
  await page.getByRole('button', { name: 'COMPLETE' }).click();

  const notice = secondTab.getByRole('dialog', { name: 'Become a member' });
  await expect(notice.getByRole('heading', { level: 3 })).toBeFocused();
  await expect(notice.getByText('Your membership is reserved.')).toBeVisible();
  await expect(secondTab.getByRole('button', { name: 'COMPLETE' })).toBeHidden();
  await notice.getByRole('button', { name: 'Done' }).click();
  await expect(secondTab.getByRole('heading', { name: 'General', level: 1 })).toBeFocused();
});
