import { expect, fn, screen, waitFor, within } from 'storybook/test';
import {
  briefProfile,
  fullLikesOverview,
  longProfile,
  match,
  noorProfile,
} from '@perigee/api/fixtures';
import { messages, UserFacingError } from '@perigee/domain';
import { likeServerMessages } from '@perigee/domain/likes';
import { otherTheme, screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { findToast } from '#.storybook/toasts.tsx';
import { onSite } from '#.storybook/site-frame';
import { loading, ready } from '../../../loadable.ts';
import { MatchesPage } from './MatchesPage.tsx';

const meta = preview.meta({
  title: 'Screens/Likes/MatchesPage',
  component: MatchesPage,
  parameters: { ...screenParameters, layout: 'fullscreen', site: { pathname: '/matches' } },
  decorators: [onSite],
  args: {
    matches: ready(fullLikesOverview.matches),
    now: new Date('2026-12-01T12:00:00Z'),
    profileHref: ({ id, username }) => `/@${username ?? id}`,
    forYouHref: '/likes/for-you',
    onUnmatch: fn(() => Promise.resolve()),
  },
});

export const Default = meta.story({
  parameters: otherTheme,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Noor/ })).toHaveAttribute('href', '/@noor_r');
    await expect(canvas.queryByRole('link', { name: 'Chat' })).toBeNull();
  },
});

export const Unmatching = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Unmatch Noor' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Unmatch Noor?' });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(args.onUnmatch).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  },
});

Unmatching.test(
  'shows why the match could not be ended',
  {
    args: {
      onUnmatch: fn(() => Promise.reject(new UserFacingError(likeServerMessages.matchNotFound))),
    },
  },
  async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Unmatch' }));
    await expect(args.onUnmatch).toHaveBeenCalledOnce();
    await findToast(likeServerMessages.matchNotFound);
  },
);

/** For a version with chat; with a long name, and with a match who has no picture. */
export const WithChat = meta.story({
  args: {
    chatHref: ({ id }) => `#chat-${id}`,
    matches: ready([
      { ...match, profile: noorProfile },
      { ...match, id: 8, profile: longProfile },
      { ...match, id: 9, profile: briefProfile },
    ]),
  },
});

export const Empty = meta.story({
  args: { matches: ready([]) },
  play: async ({ canvas }) => {
    await expect(
      within(canvas.getByRole('main')).getByRole('heading', { level: 2 }),
    ).toHaveTextContent('You have no matches yet');
  },
});

export const Loading = meta.story({ args: { matches: loading } });

const onRetry = fn();

export const Failed = meta.story({
  args: { matches: { status: 'error', message: messages.unableToProcess, onRetry } },
});

Failed.test('tries again', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(onRetry).toHaveBeenCalledOnce();
});
