import { type BrowserSandbox } from '@perigee/sandbox/browser';
import { expect, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { answerFromSandbox, openFlowSandbox, signUpInDialog } from './flow-sandbox.ts';
import { SANDBOX_ORIGIN } from '../demo/sandbox-origin.ts';
import { FlowStage } from './FlowStage.tsx';

const meta = preview.meta({
  title: 'Flows/Sign-up to acceptance',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  loaders: [async () => ({ sandbox: await openFlowSandbox() })],
  beforeEach: answerFromSandbox,
  render: (_args, { loaded }) => <FlowStage sandbox={loaded['sandbox']} />,
});

const PHONE = '+12125550163';

/** Play: a visitor becomes a member: every layer runs, including the sandbox and its database. */
export const WholeJourney = meta.story({
  play: async ({ canvas, loaded, userEvent }) => {
    const { sandbox } = loaded;
    const header = within(await canvas.findByRole('banner'));
    await userEvent.click(header.getByRole('button', { name: 'Sign in' }));

    await signUpInDialog(sandbox, PHONE, userEvent);

    await canvas.findByRole('heading', { name: "You're on the waitlist!" });
    await canvas.findByText(/^#\d+$/);

    const me = await idOf(sandbox, PHONE);
    await sandbox.asAdmin(`/waitlist/${me}`, decision({ waitlistStatus: 'pre-approved' }));
    await sandbox.asAdmin(`/waitlist/${me}`, decision({ waitlistStatus: 'yes', hNum: 7 }));
    await canvas.findByRole('heading', {
      name: "YOU'RE ACCEPTED, Download the app to explore the Universe",
    });
    const card = canvas.getByRole('article', { name: 'Rank card of Noor' });
    await waitFor(() => expect(card).toBeVisible());
  },
});

const decision = (update: object): RequestInit => ({
  method: 'PUT',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(update),
});

async function idOf(sandbox: BrowserSandbox, phone: string): Promise<number> {
  const headers = { authorization: `Bearer ${await sandbox.tokenOf(phone)}` };
  const response = await sandbox.fetch(new Request(`${SANDBOX_ORIGIN}/users/me`, { headers }));
  return ((await response.json()) as { id: number }).id;
}
