import { globSync, readFileSync } from 'node:fs';
import { expect, test, type FrameLocator, type Page } from '@playwright/test';
import { serveFolder, type StaticFolder } from './static-folder.ts';
import { typeInto } from './typing.ts';

/** As a folder of a review, under a path that the build does not know. */
const PATH = '/reviews/42/';

let host: StaticFolder;
test.beforeAll(async () => {
  host = await serveFolder('app/dist-demo', PATH);
});
test.afterAll(() => host.close());

const problems: string[] = [];
test.beforeEach(({ page }) => {
  problems.length = 0;
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => {
    // Chromium's own line for a reply that is an error, such as that of a session that has ended.
    const isReply = message.text().startsWith('Failed to load resource');
    if (message.type() === 'error' && !isReply) problems.push(message.text());
  });
});
test.afterEach(() => expect(problems).toEqual([]));

const bar = (page: Page) => page.getByRole('region', { name: 'Demonstration' });
const messagesButton = (page: Page) => bar(page).getByRole('button', { name: /Messages|Code/ });

/** The product, in its frame. */
async function openDemo(page: Page): Promise<FrameLocator> {
  await page.goto(host.url);
  await expect(messagesButton(page)).toBeEnabled();
  return page.frameLocator('iframe[title="Perigee"]');
}

/** Waits until the browser keeps the changes. */
const stored = (page: Page) =>
  expect(page.locator('[aria-busy]').first()).toHaveAttribute('aria-busy', 'false');

async function openAs(page: Page, account: string): Promise<void> {
  await bar(page).getByRole('combobox', { name: 'Use Perigee as' }).click();
  await page.getByRole('option', { name: new RegExp(`^${account}`) }).click();
}

test('opens as each of five users, pays for an evening, and keeps its world until it starts again', async ({
  page,
}) => {
  const app = await openDemo(page);
  await expect(bar(page)).toContainText('Demonstration: nothing here is real.');

  await test.step('each account has its home', async () => {
    await openAs(page, 'Applicant');
    await expect(app.getByRole('heading', { name: "You're in the database" })).toBeVisible();
    await openAs(page, 'Host');
    await expect(app.getByRole('link', { name: 'Slow Dinner, Once a Week' }).first()).toBeVisible();
    await openAs(page, 'Admin');
    await expect(app.getByRole('navigation').first()).toContainText('Waitlist');
    await openAs(page, 'Visitor');
    await expect(app.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible();
  });

  await test.step('a sign-in by the code in the bar', async () => {
    await app.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
    const dialog = app.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Continue with Phone Number' }).click();
    await typeInto(dialog.getByLabel('Phone number'), '2125550103');
    await dialog.getByRole('button', { name: 'Continue', exact: true }).click();
    await expect(app.getByText(/^Sent to/)).toBeVisible();
    await expect(messagesButton(page)).toHaveText(/^Code \d{6}$/);
    const [code = ''] = /\d{6}/.exec((await messagesButton(page).textContent()) ?? '') ?? [];
    await app.getByRole('textbox', { name: 'code' }).pressSequentially(code);
    await expect(bar(page).getByRole('combobox')).toHaveText('Member: Dawit Tesfaye');
  });

  await test.step('a paid ticket', async () => {
    await stored(page);
    await page.goto(`${host.url}#/events/slow-dinner`);
    await page.reload();
    await expect(messagesButton(page)).toBeEnabled();
    await app.getByRole('button', { name: /^Reserve \$/ }).click();
    const payment = page.frameLocator('iframe[title="A page outside of Perigee"]');
    await typeInto(payment.getByLabel('Card number'), '4242424242424242');
    await typeInto(payment.getByLabel('Expiry month'), '12');
    await typeInto(payment.getByLabel('Expiry year'), '2090');
    await typeInto(payment.getByLabel('CVC'), '123');
    await payment.getByRole('button', { name: /^Pay/ }).click();
    await expect(app.getByRole('dialog', { name: 'Your ticket is reserved' })).toBeVisible();
    await expect(page).toHaveURL(/#\/tickets/);
  });

  await test.step('a reload keeps the user and the ticket', async () => {
    await stored(page);
    await page.reload();
    await expect(messagesButton(page)).toBeEnabled();
    await expect(bar(page).getByRole('combobox')).toHaveText('Member: Dawit Tesfaye');
    await expect(app.getByText('Slow Dinner, Once a Week').first()).toBeVisible();
  });

  await test.step('starting again forgets both', async () => {
    await bar(page).getByRole('button', { name: 'Start again' }).click();
    const question = page.getByRole('alertdialog', { name: 'Start again?' });
    await question.getByRole('button', { name: 'Start Again' }).click();
    await expect(question).toBeHidden();
    await expect(bar(page).getByRole('combobox')).toHaveText('Visitor');
    await expect(messagesButton(page)).toHaveText('Messages');
  });
});

test('no file of the product names its database', () => {
  const files = globSync('app/dist/**/*.{js,html,css}');
  expect(files.length).toBeGreaterThan(50);
  const naming = files.filter((file) => /pglite/i.test(readFileSync(file, 'utf8')));
  expect(naming).toEqual([]);
});
