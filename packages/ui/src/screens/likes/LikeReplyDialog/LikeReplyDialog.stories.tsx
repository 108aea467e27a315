import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { mateoProfile, receivedLike } from '@perigee/api/fixtures';
import { likeMessages } from '@perigee/domain';
import { screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { findToast } from '#.storybook/toasts.tsx';
import { MatchedNotice } from '../MatchedNotice/MatchedNotice.tsx';
import { LikeReplyDialog, type LikeReplyDialogProps } from './LikeReplyDialog.tsx';

/** Closes as a page lets it, and says when the two have matched. */
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
        profile={isMatched ? rest.like.profile : null}
        matchesHref="/matches"
        onClose={() => setIsMatched(false)}
      />
    </>
  );
}

const meta = preview.meta({
  title: 'Screens/Likes/LikeReplyDialog',
  component: LikeReplyDialog,
  parameters: screenParameters,
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

/** The tokens are shown, and are nobody's to change; there is no field for a comment. */
export const Default = meta.story({
  play: async () => {
    await expect(await button('More tokens')).toBeDisabled();
    await expect(screen.queryByRole('textbox')).toBeNull();
    await waitFor(() => expect(screen.getByText(/nobody plays the piano/)).toBeVisible());
  },
});

export const WithoutComment = meta.story({
  args: { like: { ...receivedLike, profile: mateoProfile, points: 0, comment: null } },
  play: async () => {
    await waitFor(() => expect(screen.getByText('No comment came with it.')).toBeVisible());
  },
});

export const Sending = meta.story({
  args: { onReply: fn(() => new Promise<void>(() => undefined)) },
  play: async ({ args, userEvent }) => {
    await userEvent.dblClick(await button('Accept & Reply'));
    await expect(args.onReply).toHaveBeenCalledOnce();
    await expect(await button('Decline')).toBeDisabled();
  },
});

export const Failed = meta.story({
  args: { onReply: fn(() => Promise.reject(new Error(''))) },
  play: async ({ userEvent }) => {
    await userEvent.click(await button('Decline'));
    await findToast(likeMessages.failed);
    await expect(await button('Accept & Reply')).toBeEnabled();
  },
});

export const Declined = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.click(await button('Decline'));
    await expect(args.onReply).toHaveBeenCalledWith(false);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

export const Matched = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.click(await button('Accept & Reply'));
    await expect(args.onReply).toHaveBeenCalledWith(true);
    await screen.findByRole('heading', { name: likeMessages.matched });
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Decline' })).toBeNull());
    await waitFor(() => expect(screen.getByText(/like each other/)).toBeVisible());
  },
});
