import type { ActiveUser } from '@perigee/api';
import { activeUsers, reviewedMember } from '@perigee/api/fixtures';
import { messages } from '@perigee/domain';
import { activeUsersMessages, adminMessages, userPageMessages } from '@perigee/domain/admin';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { inAdmin } from '#.storybook/admin-frame';
import { iframeStory } from '#.storybook/iframe-story';
import { otherPortalTheme, portalParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { overPage } from '#.storybook/site-frame';
import { findToast } from '#.storybook/toasts.tsx';
import { loading, ready, type Loadable } from '../../../loadable.ts';
import { Active as User } from '../AdminUserPage/AdminUserPage.stories.tsx';
import { QueueMatchDialog, type QueueMatchDialogProps } from './QueueMatchDialog.tsx';

/** Finds users by their names, as the call does. */
function Searchable({ onSearch, users, ...rest }: QueueMatchDialogProps) {
  const [text, setText] = useState('');
  const found =
    users.status === 'ready'
      ? ready(users.data.filter(({ name }) => name.toLowerCase().includes(text.toLowerCase())))
      : users;
  return (
    <QueueMatchDialog
      {...rest}
      users={found}
      onSearch={(next) => {
        setText(next);
        onSearch(next);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Screens/Admin/Queue upcoming match',
  component: QueueMatchDialog,
  parameters: { ...portalParameters, ...iframeStory },
  decorators: [overPage(User, inAdmin)],
  render: (args) => <Searchable {...args} />,
  args: {
    open: true,
    onOpenChange: fn(),
    member: reviewedMember,
    users: ready(activeUsers) as Loadable<readonly ActiveUser[]>,
    onSearch: fn(),
    userHref: ({ id }: Pick<ActiveUser, 'id'>) => `/admin/users/${id}`,
    now: new Date('2026-12-01T12:00:00Z'),
    onQueue: fn<QueueMatchDialogProps['onQueue']>(async () => undefined),
  },
});

const texts = userPageMessages.queueList;

export const Rows = meta.story({ parameters: otherPortalTheme });

Rows.test('finds a user, and sets a match proposal', async ({ args, userEvent }) => {
  const search = await screen.findByLabelText(activeUsersMessages.text);
  await userEvent.type(search, 'idris');
  await waitFor(() => expect(args.onSearch).toHaveBeenLastCalledWith('idris'));
  await waitFor(() => expect(screen.queryByText('Mateo Ibarra')).toBeNull());
  const add = screen.getByRole('button', { name: 'Add Idris Okafor' });
  await userEvent.click(add);
  const proposal = within(
    await screen.findByRole('dialog', { name: userPageMessages.proposal.title }),
  );
  await expect(proposal.getByText('Idris Okafor')).toBeInTheDocument();
  await userEvent.click(proposal.getByRole('button', { name: userPageMessages.proposal.title }));
  await findToast(adminMessages.matchQueued);
  await expect(args.onQueue).toHaveBeenLastCalledWith(1021, undefined);
  await waitFor(() =>
    expect(screen.queryByRole('dialog', { name: userPageMessages.proposal.title })).toBeNull(),
  );
  await waitFor(() => expect(add).toHaveFocus());
});

Rows.test(
  'leaves out the member whose match it is',
  { args: { member: { ...reviewedMember, id: 1021 } } },
  async () => {
    await expect(await screen.findByText('Mateo Ibarra')).toBeInTheDocument();
    await expect(screen.queryByText('Idris Okafor')).toBeNull();
  },
);

export const NoneFound = meta.story({ args: { users: ready([]) } });

NoneFound.test('says that no user fits', async () => {
  await expect(await screen.findByText(activeUsersMessages.noneFound)).toBeInTheDocument();
});

export const Loading = meta.story({ args: { users: loading } });

const onRetry = fn();

export const LoadFailed = meta.story({
  args: { users: { status: 'error', message: messages.unableToProcess, onRetry } },
});

LoadFailed.test('loads the users again', async ({ userEvent }) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await expect(onRetry).toHaveBeenCalledOnce();
});

Rows.test('names the button of every row', async () => {
  await expect(
    await screen.findByRole('button', { name: texts.addOne('Mei Tanaka') }),
  ).toHaveTextContent(texts.add);
});
