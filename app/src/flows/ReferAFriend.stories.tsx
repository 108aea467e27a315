import { type BrowserSandbox, demoAccounts } from '@perigee/sandbox/browser';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { answerFromSandbox, openFlowSandbox, signUpInDialog } from './flow-sandbox.ts';
import { SANDBOX_ORIGIN } from '../demo/sandbox-origin.ts';
import { FlowStage } from './FlowStage.tsx';

const [inviter] = demoAccounts;

const meta = preview.meta({
  title: 'Flows/Refer a friend',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  loaders: [
    async () => {
      const sandbox = await openFlowSandbox();
      return { sandbox, code: (await me(sandbox, inviter.phone)).inviteReferralCode };
    },
  ],
  beforeEach: answerFromSandbox,
  render: (_args, { loaded }) => (
    <FlowStage sandbox={loaded['sandbox']} startAt={`/invite/${loaded['code']}`} />
  ),
});

const PHONE = '+12125550164';

/** A friend follows an invite link, signs up, and sees who invited them. */
export const WholeJourney = meta.story({
  play: async ({ canvas, loaded, userEvent }) => {
    const { sandbox } = loaded as { sandbox: BrowserSandbox };
    await signUpInDialog(sandbox, PHONE, userEvent);

    await canvas.findByRole('heading', { name: "You're on the waitlist!" });
    await canvas.findByRole('heading', { name: 'You were invited' });
    await canvas.findByText('Imani');
    // Once visible, and once for screen readers.
    await expect(await screen.findAllByText('Referral Code Applied')).toHaveLength(2);
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
