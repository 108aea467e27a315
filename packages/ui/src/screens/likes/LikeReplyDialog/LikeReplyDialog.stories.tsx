import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { deckViewer, mateoProfile, receivedLike } from '@perigee/api/fixtures';
import { likeMessages } from '@perigee/domain/likes';
import { otherTheme, screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { findToast } from '#.storybook/toasts.tsx';
import { overPage } from '#.storybook/site-frame';
import { MatchedNotice } from '../MatchedNotice/MatchedNotice.tsx';
import { LikeReplyDialog, type LikeReplyDialogProps } from './LikeReplyDialog.tsx';
import { Default as Likes } from '../LikesPage/LikesPage.stories.tsx';

/** Closes as a page closes it, and shows a match. */
function Answering({ open: first, onOpenChange, onReply, ...rest }: LikeReplyDialogProps) {
  const [open, setOpen] = useState(first);
  const [isMatched, setIsMatched] = useState(false);
  return (
    <>
      <LikeReplyDialog
        {...rest}
        open={open}
        onOpenChange={(next) => {
          setOpen(next);
          onOpenChange(next);
        }}
        onReply={async (accepts) => {
          await onReply(accepts);
          setIsMatched(accepts);
        }}
      />
      <MatchedNotice
        viewer={deckViewer}
        profile={isMatched ? rest.like.profile : null}
        matchesHref="/matches"
        onClose={() => setIsMatched(false)}
      />
    </>
  );
}

const meta = preview.meta({
  title: 'Screens/Likes/Reply to a like',
  component: LikeReplyDialog,
  parameters: { ...screenParameters, layout: 'fullscreen' },
  decorators: [overPage(Likes)],
  args: {
    open: true,
    onOpenChange: fn(),
    like: { ...receivedLike, profile: mateoProfile },
    profileHref: '/@mateo',
    onReply: fn(() => Promise.resolve()),
  },
  render: (args) => <Answering {...args} />,
});

const button = (name: string) => screen.findByRole('button', { name });

/** The tokens and the comment are the sender's: the recipient can change neither. */
export const Default = meta.story({
  parameters: otherTheme,
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByText('40')).toBeInTheDocument();
    for (const name of ['Fewer tokens', 'More tokens']) {
      await expect(dialog.queryByRole('button', { name })).toBeNull();
    }
    await expect(dialog.queryByRole('textbox')).toBeNull();
    await waitFor(() => expect(dialog.getByText(/nobody plays the piano/)).toBeVisible());
  },
});

Default.test('is declined, and closes', async ({ args, userEvent }) => {
  await userEvent.click(await button('Decline'));
  await expect(args.onReply).toHaveBeenCalledWith(false);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

Default.test('is accepted, and is replaced by the notice of a match', async (context) => {
  const { args, userEvent } = context;
  await userEvent.click(await button('Accept & Reply'));
  await expect(args.onReply).toHaveBeenCalledWith(true);
  await screen.findByRole('heading', { name: likeMessages.matched });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Decline' })).toBeNull());
  await waitFor(() => expect(screen.getByText(/like each other/)).toBeVisible());
});

Default.test(
  'can be answered again after a failed request',
  { args: { onReply: fn(() => Promise.reject(new Error(''))) } },
  async ({ userEvent }) => {
    await userEvent.click(await button('Decline'));
    await findToast(likeMessages.failed);
    await expect(await button('Accept & Reply')).toBeEnabled();
  },
);

export const WithoutComment = meta.story({
  args: { like: { ...receivedLike, profile: mateoProfile, points: 0, comment: null } },
  play: async () => {
    await waitFor(() => expect(screen.getByText('No comment was added.')).toBeVisible());
  },
});

export const Sending = meta.story({
  args: { onReply: fn(() => new Promise<void>(() => undefined)) },
  play: async ({ args, userEvent }) => {
    const accept = await button('Accept & Reply');
    await userEvent.dblClick(accept);
    await expect(args.onReply).toHaveBeenCalledOnce();
    await expect(await button('Decline')).toBeDisabled();
    accept.blur();
  },
});
