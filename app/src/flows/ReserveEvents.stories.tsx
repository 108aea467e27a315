import { type BrowserSandbox, demoAccounts } from '@perigee/sandbox/browser';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { answerFromSandbox, openFlowAs } from './flow-sandbox.ts';
import { SANDBOX_ORIGIN } from '../demo/sandbox-origin.ts';
import { FlowStage } from './FlowStage.tsx';

const [dater] = demoAccounts;

/** Replaces the browser, which would open a payment page. */
const leave = fn();

const meta = preview.meta({
  title: 'Flows/Reserve events',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  loaders: [async () => openFlowAs(dater.phone)],
  beforeEach: answerFromSandbox,
  render: (_args, { loaded }) => (
    <FlowStage
      sandbox={loaded['sandbox']}
      token={loaded['token']}
      startAt="/events/slow-dinner"
      leave={leave}
    />
  ),
});

/** A free evening: the reservation is confirmed at once. */
export const Free = meta.story({
  beforeEach: async ({ loaded }) => {
    await loaded['sandbox'].asAdmin('/events/slow-dinner', json('PUT', { ticketPrice: 0 }));
  },
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Reserve' });
    await userEvent.dblClick(button);
    await screen.findByRole('dialog', { name: 'APPROVED — YOU ARE ON THE LIST' });
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Reserve' })).toBeNull());
    // The story ends on the Past tab, where no countdown runs.
    await screen.findByRole('dialog', { name: 'Your ticket is reserved' });
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await canvas.findByRole('link', { name: 'Past' }));
    await waitFor(() => expect(canvas.queryByText('Starts in')).toBeNull());
  },
});

/**
 * A priced evening leads to the payment page, which is not part of the app: here the story pays there. The
 * ticket shows when the dater opens the event again.
 */
export const Paid = meta.story({
  // The tab remembers that the user left for a payment.
  beforeEach: () => () => sessionStorage.clear(),
  play: async ({ canvas, loaded, userEvent }) => {
    const { sandbox, token } = loaded;
    await userEvent.click(await canvas.findByRole('button', { name: 'Reserve $20' }));
    await screen.findByRole('dialog', { name: 'Reserving ticket...' });
    await waitFor(() => expect(leave).toHaveBeenCalledOnce());
    const page = String(leave.mock.calls[0]?.[0]);
    await expect(page).toMatch(/^https:\/\/sandbox\.test\/checkout\/cs_test_/);

    await expect((await pay(sandbox, page, '4000000000000002')).status).toBe(402);
    const paid = await pay(sandbox, page, '4242424242424242');
    await expect(paid.headers.get('location')).toMatch(/\/tickets\?new-event=\d+$/);

    const tickets = new Request(`${SANDBOX_ORIGIN}/events/dashboard`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const mine = (await (await sandbox.fetch(tickets)).json()) as { title: string }[];
    await expect(mine.map(({ title }) => title)).toContain('Slow Dinner, Once a Week');
  },
});

const json = (method: string, body: object): RequestInit => ({
  method,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

function pay(sandbox: BrowserSandbox, page: string, number: string): Promise<Response> {
  const card = { number, expMonth: '12', expYear: '2090', cvc: '123' };
  return sandbox.fetch(new Request(page, { method: 'POST', body: new URLSearchParams(card) }));
}
