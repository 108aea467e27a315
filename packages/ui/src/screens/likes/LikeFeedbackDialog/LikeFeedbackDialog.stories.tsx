import { expect, fn, screen } from 'storybook/test';
import { noorProfile, notMatched } from '@perigee/api/fixtures';
import { limits } from '@perigee/domain';
import { likeMessages } from '@perigee/domain/likes';
import { otherTheme, screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { findToast } from '#.storybook/toasts.tsx';
import { overPage } from '#.storybook/site-frame';
import { LikeFeedbackDialog } from './LikeFeedbackDialog.tsx';
import { Sent as SentLikes } from '../LikesPage/LikesPage.stories.tsx';

const meta = preview.meta({
  title: 'Screens/Likes/Like feedback',
  component: LikeFeedbackDialog,
  parameters: { ...screenParameters, layout: 'fullscreen' },
  decorators: [overPage(SentLikes)],
  args: {
    open: true,
    onOpenChange: fn(),
    profile: noorProfile,
    profileHref: '/@noor_r',
    tokens: 240,
    onSend: fn(() => Promise.resolve(notMatched)),
  },
});

export const Default = meta.story({ parameters: otherTheme });

Default.test('is sent with a comment only, and closes', async ({ args, userEvent }) => {
  const send = await screen.findByRole('button', { name: 'Send Feedback' });
  await expect(send).toBeDisabled();
  await userEvent.type(screen.getByLabelText('Your feedback'), 'We talked for an hour.');
  await userEvent.click(send);
  await expect(args.onSend).toHaveBeenCalledWith({
    points: limits.feedbackPoints,
    comment: 'We talked for an hour.',
  });
  await expect(args.onOpenChange).toHaveBeenCalledWith(false);
});

Default.test(
  'shows an error if sending fails',
  { args: { onSend: fn(() => Promise.reject(new Error(''))) } },
  async ({ userEvent }) => {
    await userEvent.type(await screen.findByLabelText('Your feedback'), 'We talked.');
    await userEvent.click(screen.getByRole('button', { name: 'Send Feedback' }));
    await findToast(likeMessages.failed);
  },
);
