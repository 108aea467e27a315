import { demoAccounts } from '@perigee/sandbox/program';
import { SANDBOX_URL } from './addresses.ts';
import { callAs } from './calls.ts';
import { violationsOf } from './page-violations.ts';
import { payAtCheckout, provePhone, startSession } from './people.ts';
import { expect, test } from './test.ts';

const [dater, , admin] = demoAccounts;

test(
  'a visitor finds an event, signs in from it, and pays for a place',
  { tag: '@phone' },
  async ({ page, sandbox }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'See upcoming evenings' }).click();
    const card = page.getByRole('link', { name: 'Slow Dinner, Once a Week' }).first();
    await card.click();
    await expect(page).toHaveURL(/\/events\/slow-dinner/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Slow Dinner, Once a Week');
    await expect(page).toHaveTitle(/^Slow Dinner, Once a Week \|/);
    const described = page.locator('script[type="application/ld+json"]');
    expect(await described.textContent()).toContain('"@type":"Event"');

    await page.getByRole('link', { name: 'Discover' }).click();
    await expect(page).toHaveURL('/#evenings');
    await expect(card).toBeInViewport();
    await card.click();

    const address = page.url();
    await page.getByRole('button', { name: 'Reserve $20' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Back' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page).toHaveURL(address);
    await page.getByRole('button', { name: 'Reserve $20' }).click();
    await provePhone(page, sandbox, dater.phone);
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page).toHaveURL(address);

    await page.getByRole('button', { name: 'Reserve $20' }).click();
    await expect(page).toHaveURL(new RegExp(`^${SANDBOX_URL}/checkout/`));
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('link', { name: 'Cancel' }).click();
    await expect(page).toHaveURL(/\/events\/slow-dinner/);
    await expect(page.getByText(/^You left before paying/)).toBeVisible();
    await page.getByRole('button', { name: 'Reserve $20' }).dblclick();
    await expect(page).toHaveURL(new RegExp(`^${SANDBOX_URL}/checkout/`));
    await payAtCheckout(page, '4000 0000 0000 0002');
    await expect(page.getByRole('alert')).toHaveText('Your card was declined.');
    await expect(page.getByLabel('Card number')).toBeFocused();
    expect(await violationsOf(page)).toEqual([]);
    await payAtCheckout(page, '4242 4242 4242 4242');
    await expect(page).toHaveURL(/\/tickets\?new-event=\d+$/);
  },
);

test('a free reservation is confirmed at once, and its ticket can be opened', async ({
  page,
  sandbox,
}) => {
  const { status } = await callAs(sandbox, admin.phone, {
    method: 'PUT',
    path: '/events/gallery-after-dark-new-york-25',
    body: { ticketPrice: 0 },
  });
  expect(status).toBe(200);

  await startSession(page, sandbox, dater.phone, '/events/gallery-after-dark-new-york-25');
  await page.getByRole('button', { name: 'Reserve', exact: true }).dblclick();
  await expect(page).toHaveURL(/\/tickets\?new-event=25$/);
  await expect(page.getByText('APPROVED — YOU ARE ON THE LIST').first()).toBeVisible();

  await page.goto('/events/25');
  await page.getByRole('button', { name: 'My Ticket' }).click();
  await expect(page.getByRole('img', { name: /^QR ticket of Imani/ })).toBeVisible();
});

test('a dater buys the chosen evening of a series, and finds its ticket', async ({
  page,
  sandbox,
}) => {
  await startSession(page, sandbox, dater.phone, '/events/slow-dinner');
  const evenings = page.getByRole('listitem').filter({ hasText: '7:00 PM' });
  const second = evenings.nth(1).getByRole('link');
  await expect(evenings.first().getByRole('link')).toHaveAttribute('aria-current', 'true');
  const [day = ''] =
    /^[A-Z][a-z]+ \d+ [A-Z][a-z]{2}/.exec((await second.textContent()) ?? '') ?? [];
  await second.click();
  await expect(page).toHaveURL(/\/events\/slow-dinner-2\?evening=\d+$/);
  await expect(second).toHaveAttribute('aria-current', 'true');
  await page.getByRole('button', { name: 'Reserve $20', description: day }).click();
  await expect(page).toHaveURL(new RegExp(`^${SANDBOX_URL}/checkout/`));
  await payAtCheckout(page, '4242 4242 4242 4242');
  await expect(page).toHaveURL(/\/tickets\?new-event=\d+$/);

  const ticket = page.getByRole('dialog', { name: 'My Ticket' });
  await page.goto('/tickets?join=slow-dinner-2');
  await expect(ticket.getByText(day)).toBeVisible();
  // The page of the series still offers the first evening, and shows the ticket for the second.
  await page.goto('/events/slow-dinner');
  await expect(evenings.first().getByRole('link')).toHaveAttribute('aria-current', 'true');
  await page.getByRole('button', { name: `My Ticket, ${day}` }).click();
  await expect(ticket.getByText(day)).toBeVisible();
});

test('an unknown event address links to the home page', async ({ page }) => {
  await page.goto('/events/there-is-none');
  await expect(
    page.getByRole('heading', { name: /^Sorry, we could not find the event/ }),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Take me home' }).click();
  await expect(page).toHaveURL('/');
});

test('a chosen city and the expanded list are kept in the address', async ({ page }) => {
  await page.goto('/#evenings');
  const city = (name: string) => page.getByRole('radio', { name, exact: true });
  const cards = page.locator('#evenings').getByRole('article');
  const inToronto = cards.filter({ hasText: 'Toronto' });
  await city('New York').press('Space');
  await page.keyboard.press('ArrowRight');
  await expect(city('Toronto')).toBeChecked();
  await expect(page).toHaveURL(/\?city=3/);
  await expect(inToronto).toHaveCount(4);
  await expect(cards).toHaveCount(4);

  await page.getByRole('button', { name: 'All events' }).press('Enter');
  await expect(page).toHaveURL(/\?city=3&events=all/);
  await expect(inToronto).not.toHaveCount(4);
  const all = await inToronto.count();
  await expect(cards).toHaveCount(all);
  await expect(cards.nth(4).getByRole('link')).toBeFocused();

  await page.reload();
  await expect(city('Toronto')).toBeChecked();
  await expect(inToronto).toHaveCount(all);
  await cards.last().getByRole('link').click();
  await page.getByRole('link', { name: 'Discover' }).click();
  await expect(city('Toronto')).toBeChecked();
  await expect(cards).toHaveCount(all);

  await page.getByText('All cities').click();
  await expect(page).not.toHaveURL(/city=/);
  await expect(cards.filter({ hasText: 'Montreal' })).not.toHaveCount(0);
});
