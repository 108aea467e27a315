import {
  type BrowserSandbox,
  createBrowserSandbox,
  fixedRandom,
  sandboxHandlers,
} from '@perigee/sandbox/browser';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { FlowStage, SANDBOX_ORIGIN } from './FlowStage.tsx';

const meta = preview.meta({
  title: 'Flows/Sign-up to acceptance',
  parameters: { layout: 'fullscreen' },
  loaders: [async () => ({ sandbox: await createBrowserSandbox({ random: fixedRandom() }) })],
  beforeEach: async ({ loaded, msw }) => {
    msw.use(...sandboxHandlers(loaded['sandbox'], SANDBOX_ORIGIN));
  },
  render: (_args, { loaded }) => <FlowStage sandbox={loaded['sandbox']} />,
});

const PHONE = '+12125550163';

/** Play, and watch a visitor become a member: every layer runs, the sandbox and its database too. */
export const WholeJourney = meta.story({
  play: async ({ canvas, loaded, userEvent }) => {
    const { sandbox } = loaded;
    const header = within(await canvas.findByRole('banner'));
    await userEvent.click(header.getByRole('button', { name: 'Sign in' }));

    const dialog = within(await screen.findByRole('dialog', undefined, { timeout: 10_000 }));
    await userEvent.click(dialog.getByRole('button', { name: 'Continue with Phone Number' }));
    await userEvent.type(await dialog.findByLabelText('Phone number'), '2125550163');
    const next = dialog.getByRole('button', { name: 'Continue' });
    await waitFor(() => expect(next).toBeEnabled());
    await userEvent.click(next);

    await dialog.findByText(/Sent to/);
    const [message] = await sandbox.outbox(PHONE);
    await userEvent.type(dialog.getByRole('textbox'), message?.code ?? '');
    await dialog.findByText("You're verified");

    await userEvent.type(
      await dialog.findByLabelText('First name', undefined, { timeout: 5000 }),
      'Noor',
    );
    await userEvent.type(dialog.getByLabelText('Last name'), 'Haddad{Enter}');
    await userEvent.type(
      await dialog.findByRole('textbox', { name: 'Email' }),
      'noor@example.com{Enter}',
    );
    await userEvent.type(
      await dialog.findByRole('textbox', { name: /Instagram/ }),
      '@noor.haddad{Enter}',
    );
    // The profile follows in the same dialog; it can wait.
    await dialog.findByRole('heading', { name: 'Choose your username' }, { timeout: 10_000 });
    await userEvent.click(dialog.getByRole('button', { name: 'Back' }));

    await canvas.findByRole('heading', { name: "You're on the waitlist!" }, { timeout: 5000 });
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
