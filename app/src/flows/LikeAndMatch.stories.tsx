import { type BrowserSandbox, demoAccounts } from '@perigee/sandbox/browser';
import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { answerFromSandbox, openFlowSandbox } from './flow-sandbox.ts';
import { SANDBOX_ORIGIN } from '../demo/sandbox-origin.ts';
import { FlowStage } from './FlowStage.tsx';

const [dater] = demoAccounts;

const meta = preview.meta({
  title: 'Flows/Like and match',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  loaders: [
    async () => {
      const sandbox = await openFlowSandbox();
      const token = await sandbox.tokenOf(dater.phone);
      return { sandbox, token, other: await topOfDeck(sandbox) };
    },
  ],
  beforeEach: answerFromSandbox,
  render: (_args, { loaded }) => (
    <FlowStage sandbox={loaded['sandbox']} startAt="/likes/for-you" token={loaded['token']} />
  ),
});

/** Play: a dater likes the first profile of the deck, and is liked back while the page is open. */
export const WholeJourney = meta.story({
  play: async ({ canvas, canvasElement, loaded, userEvent }) => {
    const { sandbox, other } = loaded as { sandbox: BrowserSandbox; other: Other };
    await canvas.findByRole('article', { name: other.name });
    await userEvent.click(canvas.getByRole('button', { name: 'Like' }));
    await waitFor(() => expect(canvas.queryByRole('article', { name: other.name })).toBeNull());

    await userEvent.click(canvas.getByRole('link', { name: 'Sent' }));
    await canvas.findByRole('link', { name: new RegExp(other.name) });
    const me = (await call(sandbox, dater.phone, '/users/me')) as { id: number };
    await call(sandbox, other.phone, `/for-you/profiles/${me.id}/like`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ liked: true }),
    });
    await waitFor(() => expect(canvas.getAllByText('Matched').length).toBeGreaterThan(0));
    // Other changes caused by a match arrive a moment later.
    let before: string | null = null;
    await waitFor(
      () => {
        const [last, now] = [before, canvasElement.textContent];
        before = now;
        return expect(now).toBe(last);
      },
      { interval: 400 },
    );
  },
});

interface Other {
  name: string;
  phone: string;
}

/** The first profile of the deck, and the phone of its user. */
async function topOfDeck(sandbox: BrowserSandbox): Promise<Other> {
  const { profiles } = (await call(sandbox, dater.phone, '/for-you/profiles')) as {
    profiles: { id: number; name: string }[];
  };
  const [first] = profiles;
  if (first === undefined) throw new Error('The deck is empty.');
  const reply = await sandbox.asAdmin(`/v1/admin/users/${first.id}`);
  const { phoneNumber } = (await reply.json()) as { phoneNumber: string };
  return { name: first.name, phone: phoneNumber };
}

async function call(
  sandbox: BrowserSandbox,
  phone: string,
  path: string,
  init?: RequestInit,
): Promise<unknown> {
  const request = new Request(`${SANDBOX_ORIGIN}${path}`, init);
  request.headers.set('authorization', `Bearer ${await sandbox.tokenOf(phone)}`);
  return (await sandbox.fetch(request)).json();
}
