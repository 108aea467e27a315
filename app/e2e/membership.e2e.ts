import type { Page } from '@playwright/test';
import { demoAccounts } from '@perigee/sandbox/program';
import { accept } from './calls.ts';
import { startSession, storedSession } from './people.ts';
import { expect, test } from './test.ts';
import { typeInto } from './typing.ts';

const [{ phone: dater }] = demoAccounts;

const GOOD_CARD = '4242424242424242';

async function openPlans(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'BECOME A MEMBER' }).click();
  await expect(page.getByRole('radio', { name: '3 months' })).toBeChecked();
}

/** Opens the card form of a reserved membership from the home page. */
async function openPayment(page: Page): Promise<void> {
  await openPlans(page);
  await page.getByRole('button', { name: 'Reserve' }).click();
  await expect(page.getByLabel('Card number')).toBeVisible();
}

async function typeExpiryAndCvc(page: Page): Promise<void> {
  await typeInto(page.getByLabel('Expiry (MM / YY)'), '1240');
  await typeInto(page.getByLabel('CVC'), '123');
}

async function typeCard(page: Page, number: string): Promise<void> {
  await typeInto(page.getByLabel('Card number'), number);
  await typeExpiryAndCvc(page);
}

test(
  'a declined card and then an accepted one turn the heading into the membership',
  { tag: '@phone' },
  async ({ page, sandbox }) => {
    const stripeScripts: string[] = [];
    page.on('request', (request) => {
      if (/stripe/i.test(new URL(request.url()).host)) stripeScripts.push(request.url());
    });
    await startSession(page, sandbox, dater);
    await expect(page.getByRole('heading', { name: "You're in the database" })).toBeVisible();

    await openPlans(page);
    const plans = page.getByRole('dialog', { name: 'Become a member' });
    await expect(plans.getByText('No charge until you are accepted')).toBeVisible();
    await page.getByRole('button', { name: 'Reserve' }).click();

    await typeCard(page, '4000000000000002');
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
    await typeInto(page.getByLabel('Card number'), GOOD_CARD);
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

test('a plan chosen by keys, from the application status, is reserved', async ({
  page,
  sandbox,
}) => {
  await startSession(page, sandbox, dater);
  await page.getByRole('button', { name: 'Application status' }).click();
  const status = page.getByRole('dialog', { name: 'Application status' });
  await status.getByRole('button', { name: 'BECOME A MEMBER' }).click();
  await expect(page.getByRole('radio', { name: '3 months' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: '12 months' })).toBeChecked();
  const reserved = page.waitForRequest((request) => request.url().endsWith('/memberships'));
  await page.keyboard.press('Enter');
  expect((await reserved).postDataJSON()).toEqual({ planId: 3 });
  await typeCard(page, GOOD_CARD);
  await page.keyboard.press('Enter');
  const outcome = page.getByRole('heading', { name: 'General', level: 1 });
  await expect(outcome).toBeFocused();
  await page.reload();
  await expect(outcome).toBeVisible();
});

test('an acceptance keeps an open payment and its typed card, and the payment can be completed', async ({
  page,
  sandbox,
}) => {
  await startSession(page, sandbox, dater);
  await openPayment(page);
  const card = page.getByLabel('Card number');
  await typeInto(card, GOOD_CARD);

  await accept(sandbox, (await storedSession(page))['userId']);
  const outcome = page.getByRole('heading', { name: /YOU'RE ACCEPTED/, includeHidden: true });
  await expect(outcome).toBeAttached();

  await expect(card).toHaveValue(GOOD_CARD);
  await typeExpiryAndCvc(page);
  await page.getByRole('button', { name: 'COMPLETE' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(outcome).toBeFocused();
  await expect(page.getByRole('button', { name: 'BECOME A MEMBER' })).toBeHidden();
});

test('a member who was accepted before paying pays at home, and is charged', async ({
  page,
  sandbox,
}) => {
  await startSession(page, sandbox, dater);
  await accept(sandbox, (await storedSession(page))['userId']);
  await openPlans(page);
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByText('$117 will be charged to your card now.')).toBeVisible();
  await typeCard(page, GOOD_CARD);
  await page.getByRole('button', { name: 'COMPLETE' }).click();
  const outcome = page.getByRole('heading', { name: /YOU'RE ACCEPTED/ });
  await expect(outcome).toBeFocused();
  await page.reload();
  await expect(outcome).toBeVisible();
  await expect(page.getByRole('button', { name: 'BECOME A MEMBER' })).toBeHidden();
});

test('a second tab shows the membership that was paid in the first tab', async ({
  page,
  sandbox,
}) => {
  await startSession(page, sandbox, dater);
  const secondTab = await page.context().newPage();
  await secondTab.goto('/');
  for (const tab of [page, secondTab]) await openPayment(tab);
  await typeCard(page, GOOD_CARD);
  await page.getByRole('button', { name: 'COMPLETE' }).click();

  const notice = secondTab.getByRole('dialog', { name: 'Become a member' });
  await expect(notice.getByRole('heading', { level: 3 })).toBeFocused();
  await expect(notice.getByText('Your membership is reserved.')).toBeVisible();
  await expect(secondTab.getByRole('button', { name: 'COMPLETE' })).toBeHidden();
  await notice.getByRole('button', { name: 'Done' }).click();
  await expect(secondTab.getByRole('heading', { name: 'General', level: 1 })).toBeFocused();
});
