import { fullPublicProfile } from '@perigee/api/fixtures';
import { messages } from '@perigee/domain';
import { userPageMessages } from '@perigee/domain/admin';
import { useState } from 'react';
import { expect, fn, screen } from 'storybook/test';
import { inAdmin } from '#.storybook/admin-frame';
import { iframeStory } from '#.storybook/iframe-story';
import { otherPortalTheme, portalParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { overPage } from '#.storybook/site-frame';
import { findToast } from '#.storybook/toasts.tsx';
import { Active as User } from '../AdminUserPage/AdminUserPage.stories.tsx';
import { RejectPhotoDialog, type RejectPhotoDialogProps } from './RejectPhotoDialog.tsx';

function Closable({ onOpenChange, ...rest }: RejectPhotoDialogProps) {
  const [open, setOpen] = useState(true);
  return (
    <RejectPhotoDialog
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
  title: 'Screens/Admin/Reject photo',
  component: RejectPhotoDialog,
  parameters: { ...portalParameters, ...iframeStory },
  decorators: [overPage(User, inAdmin)],
  render: (args) => <Closable {...args} />,
  args: {
    open: true,
    onOpenChange: fn(),
    name: 'Noor Rahimi',
    pictureUrl: fullPublicProfile.images[1]?.url ?? '',
    onReject: fn<RejectPhotoDialogProps['onReject']>(async () => undefined),
  },
});

const texts = userPageMessages.photos;

/** The button waits for a reason. */
export const Empty = meta.story({
  parameters: otherPortalTheme,
  play: async () => {
    await expect(await screen.findByRole('button', { name: texts.reject })).toBeDisabled();
    await expect(screen.getByRole('dialog')).toHaveTextContent('Noor Rahimi');
  },
});

export const Filled = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByLabelText(texts.reason), 'Your face cannot be seen ');
  },
});

Filled.test('rejects the photo, and closes', async ({ args, userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: texts.reject }));
  await expect(args.onReject).toHaveBeenLastCalledWith('Your face cannot be seen');
  await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
});

Filled.test(
  'keeps the reason after a failure',
  { args: { onReject: fn(async () => Promise.reject(new Error('offline'))) } },
  async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: texts.reject }));
    await findToast(messages.tryAgain);
    await expect(screen.getByLabelText(texts.reason)).toHaveValue('Your face cannot be seen ');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
);
