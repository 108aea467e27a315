import { activeUser, reviewedMember } from '@perigee/api/fixtures';
import { messages, UserFacingError } from '@perigee/domain';
import { adminMessages, adminServerMessages, userPageMessages } from '@perigee/domain/admin';
import { useState } from 'react';
import { expect, fn, screen } from 'storybook/test';
import { inAdmin } from '#.storybook/admin-frame';
import { iframeStory } from '#.storybook/iframe-story';
import { otherPortalTheme, portalParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { overPage } from '#.storybook/site-frame';
import { findToast } from '#.storybook/toasts.tsx';
import { Active as User } from '../AdminUserPage/AdminUserPage.stories.tsx';
import { MatchProposalDialog, type MatchProposalDialogProps } from './MatchProposalDialog.tsx';

function Closable({ onOpenChange, ...rest }: MatchProposalDialogProps) {
  const [open, setOpen] = useState(true);
  return (
    <MatchProposalDialog
      {...rest}
      open={open}
      onOpenChange={(next) => {
        setOpen(next);
        onOpenChange(next);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Screens/Admin/Set Match Proposal',
  component: MatchProposalDialog,
  parameters: { ...portalParameters, ...iframeStory },
  decorators: [overPage(User, inAdmin)],
  render: (args) => <Closable {...args} />,
  args: {
    open: true,
    onOpenChange: fn(),
    member: reviewedMember,
    match: activeUser,
    now: new Date('2026-12-01T12:00:00Z'),
    onQueue: fn<MatchProposalDialogProps['onQueue']>(async () => undefined),
  },
});

const texts = userPageMessages.proposal;

/** Without a day, the match appears on the next match day. */
export const WithoutDate = meta.story({
  parameters: otherPortalTheme,
  play: async () => {
    await expect(await screen.findByText(texts.withoutDate)).toBeInTheDocument();
  },
});

WithoutDate.test('queues the match, and closes', async ({ args, userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: texts.title }));
  await findToast(adminMessages.matchQueued);
  await expect(args.onQueue).toHaveBeenLastCalledWith(activeUser.id, undefined);
  await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
});

WithoutDate.test(
  'takes no day in the past',
  { args: { now: new Date('2026-12-10T12:00:00Z') } },
  async ({ userEvent }) => {
    await userEvent.click(screen.getByRole('combobox', { name: texts.date }));
    await expect(await screen.findByRole('button', { name: / 9 December/ })).toBeDisabled();
    await expect(screen.getByRole('button', { name: / 10 December/ })).toBeEnabled();
  },
);

export const WithDate = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('combobox', { name: texts.date }));
    await userEvent.click(await screen.findByRole('button', { name: / 24 December/ }));
    await expect(screen.getByText(texts.withDate)).toBeInTheDocument();
  },
});

WithDate.test('queues the match for the day', async ({ args, userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: texts.title }));
  await findToast(adminMessages.matchQueued);
  await expect(args.onQueue).toHaveBeenLastCalledWith(activeUser.id, '2026-12-24');
});

WithDate.test('queues the match without the day that is removed', async ({ args, userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: texts.removeDate }));
  await expect(screen.getByRole('combobox', { name: texts.date })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: texts.title }));
  await findToast(adminMessages.matchQueued);
  await expect(args.onQueue).toHaveBeenLastCalledWith(activeUser.id, undefined);
});

WithDate.test(
  'keeps the day when the two are matched already',
  {
    args: {
      onQueue: fn(async () =>
        Promise.reject(new UserFacingError(adminServerMessages.matchedAlready)),
      ),
    },
  },
  async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: texts.title }));
    await findToast(adminServerMessages.matchedAlready);
    await expect(screen.getByRole('combobox', { name: texts.date })).toHaveTextContent(
      'Thursday 24 December 2026',
    );
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
);

WithDate.test(
  'has a message for a failure without one',
  { args: { onQueue: fn(async () => Promise.reject(new Error('offline'))) } },
  async ({ userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: texts.title }));
    await findToast(messages.tryAgain);
  },
);
