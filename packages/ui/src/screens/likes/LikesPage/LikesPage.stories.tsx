import { useState } from 'react';
import { expect, fn, screen, waitFor, within, type UserEventObject } from 'storybook/test';
import type { PublicProfile } from '@perigee/api';
import {
  briefProfile,
  deckViewer,
  fullLikesOverview,
  fullSentLikes,
  leilaProfile,
  likeFeedback,
  longProfile,
  mateoProfile,
  matched,
  notMatched,
  samuelProfile,
  sentLike,
} from '@perigee/api/fixtures';
import { messages } from '@perigee/domain';
import { likeMessages } from '@perigee/domain/likes';
import { otherTheme, screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { findToast } from '#.storybook/toasts.tsx';
import { unknownValue } from '#.storybook/unknown-value';
import { onSite } from '#.storybook/site-frame';
import { loading, ready } from '../../../loadable.ts';
import { LikesNav } from '../LikesNav/LikesNav.tsx';
import { likesNav } from '../story-data.ts';
import { LikesPage, type LikesPageProps } from './LikesPage.tsx';

type Received = Extract<LikesPageProps, { type: 'received' }>;
type Sent = Extract<LikesPageProps, { type: 'sent' }>;

const base = {
  now: new Date('2026-12-01T12:00:00Z'),
  forYouHref: '/likes/for-you',
  profileHref: ({ id, username }) => `/@${username ?? id}`,
  matchesHref: '/matches',
  viewer: deckViewer,
} satisfies Partial<LikesPageProps>;

const received = {
  ...base,
  type: 'received',
  likes: ready(fullLikesOverview.received),
  onReply: fn(() => Promise.resolve(matched)),
} satisfies Omit<Received, 'tabs'>;

const sent = {
  ...base,
  type: 'sent',
  likes: ready(fullSentLikes),
  tokens: 240,
  onFeedback: fn<Sent['onFeedback']>(() => Promise.resolve(notMatched)),
} satisfies Omit<Sent, 'tabs'>;

const meta = preview.meta({
  title: 'Screens/Likes/Likes',
  component: LikesPage,
  parameters: { ...screenParameters, layout: 'fullscreen', site: { pathname: '/likes' } },
  decorators: [onSite],
});

/** With the links between the pages about likes. */
function Page(props: Omit<Received, 'tabs'> | Omit<Sent, 'tabs'>) {
  const waiting = props.type === 'received' && props.likes.status === 'ready' ? props.likes : null;
  const nav = (
    <LikesNav current={props.type} hrefs={likesNav.hrefs} received={waiting?.data.length} />
  );
  return <LikesPage {...props} tabs={nav} />;
}

const feedbackOn = ({ name }: PublicProfile) => `Give feedback on ${name}`;

export const Default = meta.story({
  parameters: otherTheme,
  render: () => <Page {...received} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Mateo/ })).toHaveAttribute('href', '/@mateo');
    await expect(canvas.getByText('40 tokens')).toBeVisible();
  },
});

Default.test('returns the focus after closing without an answer', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Answer Mateo' }));
  await screen.findByRole('dialog');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expect(canvas.getByRole('button', { name: 'Answer Mateo' })).toHaveFocus();
});

Default.test('announces the match that an answer makes', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Answer Mateo' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Accept & Reply' }));
  await expect(received.onReply).toHaveBeenLastCalledWith(mateoProfile, true);
  await screen.findByRole('heading', { name: likeMessages.matched });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Decline' })).toBeNull());
  await waitFor(() => expect(screen.getByText(/like each other/)).toBeVisible());
});

let reread: () => void;

/** An answered like leaves the list when that is read again. */
function UntilAnswered(props: Omit<Received, 'tabs'>) {
  const [likes, setLikes] = useState(fullLikesOverview.received);
  return (
    <Page
      {...props}
      likes={ready(likes)}
      onReply={async (profile, accepts) => {
        reread = () => setLikes((all) => all.filter((like) => like.profile.id !== profile.id));
        return props.onReply(profile, accepts);
      }}
    />
  );
}

const answerMateo = async (canvas: ReturnType<typeof within>, userEvent: UserEventObject) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Answer Mateo' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Accept & Reply' }));
};

const next = fullLikesOverview.received.find(({ profile }) => profile.id !== mateoProfile.id);
const nextButton = (canvas: ReturnType<typeof within>) =>
  canvas.getByRole('button', { name: `Answer ${next?.profile.name}` });

Default.test(
  'moves the focus on when the answered like leaves the list after its dialog',
  {
    render: () => <UntilAnswered {...received} onReply={() => Promise.resolve(notMatched)} />,
  },
  async ({ canvas, userEvent }) => {
    await answerMateo(canvas, userEvent);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Answer Mateo' })).toHaveFocus());
    reread();
    await waitFor(() => expect(nextButton(canvas)).toHaveFocus());
  },
);

Default.test(
  'moves the focus on after the notice of a match',
  { render: () => <UntilAnswered {...received} /> },
  async ({ canvas, userEvent }) => {
    await answerMateo(canvas, userEvent);
    await screen.findByRole('heading', { name: likeMessages.matched });
    reread();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Decline' })).toBeNull());
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'See your matches' })).toHaveFocus(),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Keep looking' }));
    await waitFor(() => expect(nextButton(canvas)).toHaveFocus());
  },
);

export const Sent = meta.story({
  render: () => <Page {...sent} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Matched')).toBeVisible();
    await expect(canvas.getAllByText('Declined')).toHaveLength(2);
    await expect(canvas.getByText('Expired')).toBeVisible();
    const buttons = within(canvas.getByRole('main')).getAllByRole('button');
    await expect(buttons.map((button) => button.ariaLabel)).toEqual(
      [leilaProfile, samuelProfile].map(feedbackOn),
    );
  },
});

const withdrawn = [longProfile, briefProfile].map((profile) => ({
  ...sentLike,
  profile,
  comment: profile.profile.bio ?? null,
  status: unknownValue('taken_back'),
}));

/** The server knows a status that the app does not know; of people with long texts, or without any. */
export const UnknownStatus = meta.story({
  render: () => <Page {...sent} likes={ready(withdrawn)} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Taken back')).toHaveLength(withdrawn.length);
    await expect(canvas.queryByRole('button', { name: /^Give feedback/ })).toBeNull();
  },
});

/** Feedback is no longer offered after it was sent, so the focus moves to the profile. */
function UntilSent() {
  const [likes, setLikes] = useState(fullSentLikes);
  return (
    <Page
      {...sent}
      likes={ready(likes)}
      onFeedback={async (profile, feedback) => {
        const result = await sent.onFeedback(profile, feedback);
        setLikes((all) =>
          all.map((like) =>
            like.profile.id === profile.id
              ? { ...like, status: 'waiting', feedbackGiven: true }
              : like,
          ),
        );
        return result;
      }}
    />
  );
}

Sent.test(
  'takes feedback once, and moves the focus to the profile',
  { render: () => <UntilSent /> },
  async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: feedbackOn(leilaProfile) });
    await userEvent.click(opener);
    await expect(await screen.findByRole('button', { name: 'Send Feedback' })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());

    await userEvent.click(opener);
    const { points, comment = '' } = likeFeedback;
    await userEvent.type(await screen.findByLabelText('Your feedback'), comment);
    await userEvent.click(screen.getByRole('button', { name: 'Send Feedback' }));
    await expect(sent.onFeedback).toHaveBeenLastCalledWith(leilaProfile, { points, comment });
    await findToast(likeMessages.feedbackSent);
    await expect(opener).not.toBeInTheDocument();
    const link = canvas.getByRole('link', { name: new RegExp(leilaProfile.name) });
    await waitFor(() => expect(link).toHaveFocus());
  },
);

Sent.test(
  'shows the match that feedback makes',
  { render: () => <Page {...sent} onFeedback={async () => matched} /> },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: feedbackOn(leilaProfile) }));
    await userEvent.type(await screen.findByLabelText('Your feedback'), 'We talked.');
    await userEvent.click(screen.getByRole('button', { name: 'Send Feedback' }));
    await screen.findByRole('heading', { name: likeMessages.matched });
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'See your matches' })).toHaveAttribute(
        'href',
        '/matches',
      ),
    );
    await expect(screen.queryByText(likeMessages.feedbackSent)).toBeNull();
  },
);

export const Empty = meta.story({
  render: () => <Page {...received} likes={ready([])} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'See who is for you' })).toHaveAttribute(
      'href',
      '/likes/for-you',
    );
  },
});

Empty.test(
  'shows that no likes were sent',
  { render: () => <Page {...sent} likes={ready([])} /> },
  async ({ canvas }) => {
    await expect(canvas.getByText('You have not liked anybody yet')).toBeVisible();
  },
);

export const Loading = meta.story({ render: () => <Page {...received} likes={loading} /> });

const onRetry = fn();

export const Failed = meta.story({
  render: () => (
    <Page {...received} likes={{ status: 'error', message: messages.unableToProcess, onRetry }} />
  ),
});

Failed.test('tries again', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(onRetry).toHaveBeenCalledOnce();
});
