import { demoAccounts } from '@perigee/sandbox/program';
import { SANDBOX_URL } from './addresses.ts';
import { listedEvents } from './discover.ts';
import { payAtCheckout, provePhone } from './people.ts';
import { expect, test } from './test.ts';

const [dater] = demoAccounts;

test(
  'an invitation link leads to sign-in, the event, payment and the ticket',
  { tag: '@phone' },
  async ({ page, sandbox }) => {
    const events = await listedEvents(sandbox);
    const invited = events.find(({ title }) => title === 'Slow Dinner, Once a Week');

    await page.goto(`/login/${invited?.slug}`);
    await expect(page.getByText('Slow Dinner, Once a Week')).toBeVisible();
    await page.getByRole('link', { name: 'Sign in by phone' }).click();
    await provePhone(page, sandbox, dater.phone);
    await expect(page).toHaveURL(`/events/${invited?.slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Slow Dinner, Once a Week');
    await page.getByRole('button', { name: 'Reserve $20' }).click();
    await expect(page).toHaveURL(new RegExp(`^${SANDBOX_URL}/checkout/`));
    await payAtCheckout(page, '4242 4242 4242 4242');

    await expect(page).toHaveURL(/\/tickets\?new-event=\d+$/);
    const reserved = page.getByRole('dialog', { name: 'Your ticket is reserved' });
    await expect(reserved.getByText('APPROVED — YOU ARE ON THE LIST')).toBeVisible();
    await reserved.getByRole('button', { name: 'Close' }).click();
    await expect(reserved).toBeHidden();

    const evening = page.getByRole('article').filter({ hasText: 'Slow Dinner, Once a Week' });
    await evening.getByRole('button', { name: 'My Ticket' }).first().click();
    const ticket = page.getByRole('dialog', { name: 'My Ticket' });
    await expect(ticket.getByRole('img', { name: /^QR ticket of Imani/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await evening.getByRole('link', { name: 'More details' }).first().click();
    await expect(page).toHaveURL(/\/events\/slow-dinner/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Slow Dinner, Once a Week');
  },
);
