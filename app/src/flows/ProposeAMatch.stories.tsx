import { adminMessages } from '@perigee/domain/admin';
import { demoAccounts } from '@perigee/sandbox/browser';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { findToast } from '#.storybook/toasts.tsx';
import { answerFromSandbox, openFlowAs } from './flow-sandbox.ts';
import { FlowStage } from './FlowStage.tsx';

const [, , admin, demoMember] = demoAccounts;

const meta = preview.meta({
  title: 'Flows/Propose a match',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', shippedTheme: 'day' },
  loaders: [async () => openFlowAs(admin.phone)],
  beforeEach: answerFromSandbox,
  render: (_args, { loaded }) => (
    <FlowStage sandbox={loaded['sandbox']} token={loaded['token']} startAt="/admin/users/dawit" />
  ),
});

const findDialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

/** An admin queues a match for a member, and finds it among all matches. */
export const Queued = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Queue upcoming match/ }));
    const queue = await findDialog('Queue upcoming match');
    const [add] = await queue.findAllByRole('button', { name: /^Add / });
    if (add === undefined) throw new Error('No user can be matched.');
    const [, name = ''] = /^Add (.+)$/.exec(add.getAttribute('aria-label') ?? '') ?? [];
    await userEvent.click(add);
    const proposal = await findDialog('Set Match Proposal');
    await expect(proposal.getByText(name)).toBeInTheDocument();
    await userEvent.click(proposal.getByRole('button', { name: 'Set Match Proposal' }));
    await findToast(adminMessages.matchQueued);
    await waitFor(() =>
      expect(screen.queryAllByRole('dialog', { name: 'Set Match Proposal' })).toEqual([]),
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() =>
      expect(screen.queryAllByRole('dialog', { name: 'Queue upcoming match' })).toEqual([]),
    );

    await userEvent.click(canvas.getByRole('link', { name: 'Matches' }));
    const named = await canvas.findAllByText(name);
    const rows = named.map((cell) => cell.closest('tr')?.textContent ?? '');
    await expect(rows.filter((row) => row.includes(demoMember.name))).toHaveLength(1);
  },
});
