import { deckViewer, match, receivedLike } from '@perigee/api/fixtures';
import { likeMessages } from '@perigee/domain/likes';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { otherTheme, screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { findToast } from '#.storybook/toasts.tsx';
import { onSite } from '#.storybook/site-frame';
import { loading, ready } from '../../../loadable.ts';
import { FeedbackPage, type FeedbackPageProps } from './FeedbackPage.tsx';

type Answer = FeedbackPageProps['onAnswer'];

const meta = preview.meta({
  title: 'Screens/Likes/Feedback',
  component: FeedbackPage,
  args: {
    likes: ready([receivedLike, { ...receivedLike, profile: match.profile }]),
    onAnswer: fn<Answer>(async () => ({ matched: true })),
    viewer: deckViewer,
    matchesHref: '/matches',
    homeHref: '/',
  },
  parameters: { ...screenParameters, layout: 'fullscreen', site: { pathname: '/feedback' } },
  decorators: [onSite],
});

export const Default = meta.story({
  parameters: otherTheme,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Reply to Idris');
    await expect(canvas.getByText('40 tokens came with it')).toBeVisible();
  },
});

Default.test('likes back with a comment, by keyboard, and shows the match', async (context) => {
  const { args, canvas, userEvent } = context;
  canvas.getByRole('main').focus();
  await userEvent.tab();
  await expect(canvas.getByLabelText('Your answer')).toHaveFocus();
  await userEvent.keyboard(' Play me the slowest. {Tab}{Tab}{Enter}');
  await waitFor(() =>
    expect(args.onAnswer).toHaveBeenCalledWith(receivedLike, {
      liked: true,
      comment: 'Play me the slowest.',
    }),
  );
  await expect(
    await screen.findByRole('heading', { name: likeMessages.matched }),
  ).toBeInTheDocument();
  await expect(screen.getByRole('link', { name: 'See your matches' })).toHaveAttribute(
    'href',
    '/matches',
  );
});

Default.test(
  'passes without the typed comment',
  { args: { onAnswer: fn<Answer>(async () => ({ matched: false })) } },
  async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Your answer'), 'Not for me');
    await userEvent.click(canvas.getByRole('button', { name: 'Pass' }));
    await waitFor(() => expect(args.onAnswer).toHaveBeenCalledWith(receivedLike, { liked: false }));
    await findToast('Feedback sent');
  },
);

/** Unanswered likes, of which an answer takes the first one away. */
function UntilAnswered(props: FeedbackPageProps) {
  const [likes, setLikes] = useState([receivedLike, { ...receivedLike, profile: match.profile }]);
  return (
    <FeedbackPage
      {...props}
      likes={ready(likes)}
      onAnswer={async (like, feedback) => {
        const result = await props.onAnswer(like, feedback);
        setLikes((all) => all.slice(1));
        return result;
      }}
    />
  );
}

Default.test(
  'moves the focus to the next like, and at last to the end',
  {
    args: { onAnswer: fn<Answer>(async (_, { liked }) => ({ matched: liked })) },
    render: (args) => <UntilAnswered {...args} />,
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pass' }));
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: `Reply to ${match.profile.name}` })).toHaveFocus(),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Like back' }));
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'See your matches' })).toHaveFocus(),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Keep looking' }));
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'No likes to reply to yet',
    );
  },
);

export const SendFailed = meta.story({
  args: {
    onAnswer: fn<Answer>(async () => Promise.reject(new Error('offline'))),
  },
  play: async ({ canvas, userEvent }) => {
    const send = canvas.getByRole('button', { name: 'Like back' });
    await userEvent.type(canvas.getByLabelText('Your answer'), 'Play me the slowest.');
    await userEvent.click(send);
    await findToast(likeMessages.failed);
    await expect(canvas.getByLabelText('Your answer')).toHaveValue('Play me the slowest.');
    send.blur();
  },
});

export const LongContent = meta.story({
  args: {
    likes: ready([
      {
        ...receivedLike,
        points: 0,
        comment: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze '.repeat(5).trim(),
        profile: {
          ...receivedLike.profile,
          name: 'Wolfeschlegelsteinhausenbergerdorff',
          profileImage: null,
        },
      },
    ]),
  },
});

export const Empty = meta.story({
  args: { likes: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'No likes to reply to yet',
    );
  },
});

export const Loading = meta.story({ args: { likes: loading } });

const onRetry = fn();

export const Failed = meta.story({
  args: { likes: { status: 'error', message: 'Unable to process request', onRetry } },
});

Failed.test('tries again', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(onRetry).toHaveBeenCalledOnce();
});
