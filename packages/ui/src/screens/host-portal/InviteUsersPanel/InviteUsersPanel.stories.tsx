import { UserFacingError } from '@perigee/domain';
import { managerMessages } from '@perigee/domain/host-portal';
import { ticketServerMessages } from '@perigee/domain/tickets';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { otherPortalTheme, portalParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { findToast } from '#.storybook/toasts.tsx';
import { atWidth } from '#.storybook/site-frame';
import { InviteUsersPanel, type InviteUsersPanelProps } from './InviteUsersPanel.tsx';

type Invite = InviteUsersPanelProps['onInvite'];

const meta = preview.meta({
  title: 'Screens/Host portal/Invite users',
  component: InviteUsersPanel,
  parameters: { ...portalParameters, layout: 'padded' },
  decorators: [atWidth(328)],
  args: { onInvite: fn<Invite>(async (userIds) => userIds.length) },
});

export const Default = meta.story({ parameters: otherPortalTheme });

Default.test('invites the users, and empties the field', async ({ args, canvas, userEvent }) => {
  const field = canvas.getByLabelText('User IDs');
  await userEvent.type(field, '1021, 1022{Enter}');
  await findToast('2 users invited');
  await expect(args.onInvite).toHaveBeenLastCalledWith([1021, 1022]);
  await expect(field).toHaveValue('');
});

const { missing, invalid, tooMany } = managerMessages.inviteUsers;
const tooLong = Array.from({ length: 101 }, (_, index) => index + 1).join(' ');

Default.test('refuses what is no list of IDs', async ({ args, canvas, userEvent }) => {
  const field = canvas.getByLabelText('User IDs');
  for (const [typed, problem] of [
    ['', missing],
    ['Noor', invalid],
    [tooLong, tooMany(100)],
  ] as const) {
    await userEvent.clear(field);
    if (typed !== '') await userEvent.paste(typed);
    await userEvent.click(canvas.getByRole('button', { name: 'Invite' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription(new RegExp(problem)));
    await expect(field).toHaveFocus();
  }
  await expect(args.onInvite).not.toHaveBeenCalled();
});

/** At the field, without a toast. */
export const Failed = meta.story({
  args: {
    onInvite: fn<Invite>(async () =>
      Promise.reject(new UserFacingError(ticketServerMessages.inviteesNotFound([4]))),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('User IDs'), '4{Enter}');
    await expect(await canvas.findByText(ticketServerMessages.inviteesNotFound([4]))).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});
