import {
  type BrowserSandbox,
  createBrowserSandbox,
  demoAccounts,
  fixedRandom,
  sandboxHandlers,
} from '@perigee/sandbox/browser';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { FlowStage, SANDBOX_ORIGIN } from './FlowStage.tsx';

const [inviter] = demoAccounts;

const meta = preview.meta({
  title: 'Flows/Refer a friend',
  parameters: { layout: 'fullscreen' },
  loaders: [
    async () => {
      const sandbox = await createBrowserSandbox({ random: fixedRandom() });
      return { sandbox, code: (await me(sandbox, inviter.phone)).inviteReferralCode };
    },
  ],
  beforeEach: async ({ loaded, msw }) => {
    msw.use(...sandboxHandlers(loaded['sandbox'], SANDBOX_ORIGIN));
  },
  render: (_args, { loaded }) => (
    <FlowStage sandbox={loaded['sandbox']} startAt={`/invite/${loaded['code']}`} />
  ),
});

const PHONE = '+12125550164';

/** A friend follows an invite link, signs up, and finds who invited them. */
export const WholeJourney = meta.story({
  play: async ({ canvas, loaded, userEvent }) => {
    const { sandbox } = loaded as { sandbox: BrowserSandbox };
    const dialog = within(await screen.findByRole('dialog', undefined, { timeout: 10_000 }));
    await userEvent.click(dialog.getByRole('button', { name: 'Continue with Phone Number' }));
    await userEvent.type(await dialog.findByLabelText('Phone number'), '2125550164');
    const next = dialog.getByRole('button', { name: 'Continue' });
    await waitFor(() => expect(next).toBeEnabled());
    await userEvent.click(next);
    await dialog.findByText(/Sent to/);
    const [message] = await sandbox.outbox(PHONE);
    await userEvent.type(dialog.getByRole('textbox'), message?.code ?? '');
    await userEvent.type(
      await dialog.findByLabelText('First name', undefined, { timeout: 5000 }),
      'Noor',
    );
    await userEvent.type(dialog.getByLabelText('Last name'), 'Haddad{Enter}');
    await userEvent.type(await dialog.findByLabelText('Email'), 'noor@example.com{Enter}');
    await userEvent.type(
      await dialog.findByRole('textbox', { name: /Instagram/ }),
      '@noor.haddad{Enter}',
    );
    // The profile follows in the same dialog; it can wait.
    await dialog.findByRole('heading', { name: 'Choose your username' }, { timeout: 10_000 });
    await userEvent.click(dialog.getByRole('button', { name: 'Back' }));

    await canvas.findByRole('heading', { name: "You're on the waitlist!" }, { timeout: 10_000 });
    await canvas.findByRole('heading', { name: 'You were invited' }, { timeout: 10_000 });
    await expect(canvas.getByText('Imani')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Sign in' })).toBeNull());

    const { applicationStatuses } = await me(sandbox, inviter.phone);
    await expect(applicationStatuses).toContainEqual({ action: 'INVITE_FRIEND', completed: true });
  },
});

interface Me {
  inviteReferralCode: string;
  applicationStatuses: object[];
}

async function me(sandbox: BrowserSandbox, phone: string): Promise<Me> {
  const headers = { authorization: `Bearer ${await sandbox.tokenOf(phone)}` };
  const response = await sandbox.fetch(new Request(`${SANDBOX_ORIGIN}/users/me`, { headers }));
  return (await response.json()) as Me;
}
