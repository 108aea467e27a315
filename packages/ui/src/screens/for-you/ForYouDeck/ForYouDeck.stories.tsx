import { useEffect, useState } from 'react';
import {
  expect,
  fireEvent,
  fn,
  screen,
  spyOn,
  waitFor,
  within,
  type UserEventObject,
} from 'storybook/test';
import {
  briefProfile,
  deckViewer,
  fullDeck,
  longProfile,
  manyInCommon,
  matched,
  mateoProfile,
  noorProfile,
  notMatched,
} from '@perigee/api/fixtures';
import { limits, messages, UserFacingError } from '@perigee/domain';
import { forYouMessages } from '@perigee/domain/for-you';
import { likeMessages } from '@perigee/domain/likes';
import { holdTimers } from '#.storybook/hold-timers';
import { otherTheme, screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { onSite } from '#.storybook/site-frame';
import { findToast } from '#.storybook/toasts.tsx';
import { loading, ready } from '../../../loadable.ts';
import { LikesNav } from '../../likes/LikesNav/LikesNav.tsx';
import { likesNav } from '../../likes/story-data.ts';
import { DeckTools } from './DeckTools.tsx';
import { ForYouDeck, type ForYouDeckProps } from './ForYouDeck.tsx';

const onPreferences = fn();

const meta = preview.meta({
  title: 'Screens/For you/Deck',
  component: ForYouDeck,
  parameters: { ...screenParameters, layout: 'fullscreen', site: { pathname: '/likes/for-you' } },
  decorators: [onSite],
  args: {
    profiles: ready(fullDeck.profiles),
    access: 'open' as const,
    viewer: deckViewer,
    tokens: 240,
    now: new Date('2026-12-01T12:00:00Z'),
    tools: <DeckTools distance={50} onNearby={fn()} onPreferences={onPreferences} />,
    profileHref: ({ id, username }) => `/@${username ?? id}`,
    downloadHref: 'https://apps.example/perigee',
    matchesHref: '/matches',
    onDecide: fn(() => Promise.resolve(notMatched)),
    onCompare: fn(() => Promise.resolve(manyInCommon)),
    onWiden: fn(),
    onReview: fn(() => Promise.resolve(true)),
    tabs: <LikesNav current="for-you" {...likesNav} />,
  },
});

type Canvas = ReturnType<typeof within>;

/** The card on top of the deck. */
const top = (canvas: Canvas, name: string) => canvas.findByRole('article', { name });

export const Profile = meta.story({ parameters: otherTheme });

Profile.test('compares the two users, and opens the preferences', async (context) => {
  const { args, canvas, userEvent } = context;
  await top(canvas, 'Noor');
  await waitFor(() => expect(canvas.getByText(/^81%/)).toBeVisible());
  await expect(
    canvas.getByText('You both live in Brooklyn and are open to a family.'),
  ).toBeVisible();
  await expect(canvas.getByText('Vegetarian')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Preferences' }));
  await expect(onPreferences).toHaveBeenCalledOnce();
  await expect(args.onDecide).not.toHaveBeenCalled();
});

Profile.test(
  'shows the next profile at once, without waiting for the server',
  { args: { onDecide: fn(() => new Promise<never>(() => undefined)) } },
  async ({ args, canvas, userEvent }) => {
    const endOverlay = holdTimers(limits.deckOverlayMs.others);
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Like' }));
    await expect(canvas.getByRole('article', { name: 'Noor' })).toBeInTheDocument();
    endOverlay();
    await top(canvas, 'Mateo');
    await expect(args.onDecide).toHaveBeenCalledOnce();
    await expect(args.onDecide).toHaveBeenCalledWith(noorProfile, { liked: true });
    await expect(canvas.getByRole('button', { name: 'Like' })).toHaveFocus();
    await waitFor(() => expect(canvas.getByText('Queens, New York')).toBeVisible());
  },
);

Profile.test(
  'covers the card half as long for admins as for others',
  { args: { isAdmin: true } },
  async ({ canvas, userEvent }) => {
    const timers = spyOn(window, 'setTimeout');
    await userEvent.click(canvas.getByRole('button', { name: 'Like' }));
    await waitFor(() =>
      expect(timers).toHaveBeenCalledWith(expect.any(Function), limits.deckOverlayMs.admin),
    );
    await expect(timers).not.toHaveBeenCalledWith(
      expect.any(Function),
      limits.deckOverlayMs.others,
    );
    await top(canvas, 'Mateo');
  },
);

Profile.test('takes decisions by arrow keys', async ({ args, canvas, userEvent }) => {
  await userEvent.keyboard('{ArrowLeft}');
  await expect(args.onDecide).toHaveBeenLastCalledWith(noorProfile, { liked: false });
  await top(canvas, 'Mateo');
  // In the photos the arrow keys only turn photos.
  canvas.getByRole('button', { name: 'Next photo' }).focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect(args.onDecide).toHaveBeenCalledOnce();
  canvas.getByRole('button', { name: 'Pass' }).focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect(args.onDecide).toHaveBeenLastCalledWith(mateoProfile, { liked: true });
  await top(canvas, 'Leila');
});

Profile.test(
  'follows a finger: a long drag decides, a short one returns the card',
  { globals: { viewport: { value: 'phone' } } },
  async ({ args, canvas }) => {
    const card = await top(canvas, 'Noor');
    const finger = { pointerId: 7, pointerType: 'touch', isPrimary: true, clientY: 300 };
    const drag = async (...path: number[]) => {
      const [from = 0, ...along] = path;
      await fireEvent.pointerDown(card, { ...finger, clientX: from });
      for (const clientX of along) {
        await fireEvent.pointerMove(card, { ...finger, clientX });
        await new Promise((resolve) => setTimeout(resolve, 40));
      }
    };
    const at = (clientX: number) => ({ ...finger, clientX });
    await drag(200, 180, 160, 158, 158, 158);
    await fireEvent.pointerUp(card, at(158));
    await drag(200, 100, 20);
    await expect(card).toHaveAttribute('data-swipe', 'left');
    await fireEvent.pointerCancel(card, at(20));
    await drag(200, 200);
    await fireEvent.pointerMove(card, { ...at(200), clientY: 340 });
    await fireEvent.pointerMove(card, { ...at(380), clientY: 340 });
    await fireEvent.pointerUp(card, { ...at(380), clientY: 340 });
    await expect(args.onDecide).not.toHaveBeenCalled();
    await expect(card.style.translate).toBe('');
    await drag(100, 160, 240, 280, 280, 280);
    await fireEvent.pointerUp(card, at(280));
    await expect(args.onDecide).toHaveBeenCalledWith(noorProfile, { liked: true });
    await top(canvas, 'Mateo');
  },
);

Profile.test('shows the next profile after a like with tokens and a comment', async (context) => {
  const { args, canvas, userEvent } = context;
  await expect(canvas.getByText('Tokens')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Like with tokens and a comment' }));
  await userEvent.type(await screen.findByLabelText('Add a comment'), 'Hello');
  await userEvent.click(screen.getByRole('button', { name: 'Send Request' }));
  await expect(args.onDecide).toHaveBeenCalledWith(noorProfile, {
    liked: true,
    points: 10,
    comment: 'Hello',
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await top(canvas, 'Mateo');
  await waitFor(() =>
    expect(canvas.getByRole('button', { name: 'Like with tokens and a comment' })).toHaveFocus(),
  );
});

const focusIsAtTheEnd = async (canvas: Canvas) => {
  const end = await canvas.findByRole('heading', { name: forYouMessages.end });
  await waitFor(() => expect(end).toHaveFocus());
};

Profile.test(
  'ends with actions that widen the preferences and bring skipped profiles back',
  { args: { profiles: ready([noorProfile]) } },
  async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pass' }));
    await focusIsAtTheEnd(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Widen Preferences' }));
    await expect(args.onWiden).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Review Skipped Profiles' }));
    await expect(args.onReview).toHaveBeenCalledOnce();
    await top(canvas, 'Noor');
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
  },
);

Profile.test(
  'moves the focus to the end after a request to the last person',
  { args: { profiles: ready([noorProfile]) } },
  async ({ canvas, userEvent }) => {
    await writeRequest(canvas, userEvent);
    await userEvent.click(screen.getByRole('button', { name: 'Send Request' }));
    await focusIsAtTheEnd(canvas);
  },
);

Profile.test(
  'moves the focus to the end after a match with the last person',
  { args: { profiles: ready([noorProfile]), onDecide: fn(() => Promise.resolve(matched)) } },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Like' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Keep looking' }));
    await focusIsAtTheEnd(canvas);
  },
);

Profile.test(
  'shows skipped profiles also when they were read again only after a failed review',
  {
    args: {
      profiles: ready([noorProfile]),
      onReview: fn(() => Promise.reject(new UserFacingError(messages.unableToProcess))),
    },
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pass' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Review Skipped Profiles' }));
    await findToast(messages.unableToProcess);
    await top(canvas, 'Noor');
  },
);

/** When the window gets the focus, the deck is read again, and its first profile is not in it until a review. */
function RereadDeck({ profiles: first, ...rest }: ForYouDeckProps) {
  const [profiles, setProfiles] = useState(first);
  useEffect(() => {
    const reread = () =>
      setProfiles((deck) => (deck.status === 'ready' ? ready(deck.data.slice(1)) : deck));
    window.addEventListener('focus', reread);
    return () => window.removeEventListener('focus', reread);
  }, []);
  const review = async () => {
    setProfiles(first);
    return rest.onReview();
  };
  return <ForYouDeck {...rest} profiles={profiles} onReview={review} />;
}

/** Opens the like request about the first profile, and writes a comment for it. */
async function writeRequest(canvas: Canvas, userEvent: UserEventObject) {
  await userEvent.click(canvas.getByRole('button', { name: 'Like with tokens and a comment' }));
  await userEvent.type(await screen.findByLabelText('Add a comment'), 'Hello');
}

Profile.test(
  'sends a request to the person for whom it was written, who has left the deck meanwhile',
  { render: (args) => <RereadDeck {...args} /> },
  async ({ args, canvas, userEvent }) => {
    await writeRequest(canvas, userEvent);
    window.dispatchEvent(new Event('focus'));
    await canvas.findByRole('article', { name: 'Mateo', hidden: true });
    const dialog = within(screen.getByRole('dialog', { name: 'Like Noor' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Send Request' }));
    await expect(args.onDecide).toHaveBeenCalledOnce();
    await expect(args.onDecide).toHaveBeenCalledWith(noorProfile, {
      liked: true,
      points: 10,
      comment: 'Hello',
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
);

Profile.test(
  'closes a refused request to a person who has left, and does not turn to another',
  {
    args: {
      profiles: ready([noorProfile]),
      onDecide: fn(async () => {
        window.dispatchEvent(new Event('focus'));
        throw new UserFacingError(messages.unableToProcess);
      }),
    },
    render: (args) => <RereadDeck {...args} />,
  },
  async ({ canvas, userEvent }) => {
    await writeRequest(canvas, userEvent);
    await userEvent.click(screen.getByRole('button', { name: 'Send Request' }));
    await findToast(messages.unableToProcess);
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Like / })).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Review Skipped Profiles' }));
    await canvas.findByRole('article', { name: 'Noor', hidden: true });
    await expect(screen.queryByRole('dialog', { name: /^Like / })).toBeNull();
  },
);

/** The profile returns, with the server's message. */
export const LikeFailed = meta.story({
  args: { onDecide: fn(() => Promise.reject(new Error(''))) },
  play: async ({ args, canvas, userEvent }) => {
    await top(canvas, 'Noor');
    const pass = canvas.getByRole('button', { name: 'Pass' });
    await userEvent.click(pass);
    await expect(await screen.findAllByText(likeMessages.failed)).not.toHaveLength(0);
    await top(canvas, 'Noor');
    await expect(args.onDecide).toHaveBeenCalledOnce();
    pass.blur();
  },
});

export const Matched = meta.story({
  args: { onDecide: fn(() => Promise.resolve(matched)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Like' }));
    await screen.findByRole('heading', { name: likeMessages.matched });
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'See your matches' })).toHaveFocus(),
    );
    await waitFor(() =>
      expect(canvas.getByRole('article', { name: 'Mateo', hidden: true })).toBeInTheDocument(),
    );
    await expect(screen.getByText(/^You both live in Brooklyn, /)).toBeInTheDocument();
  },
});

export const SwipeHiddenAccepted = meta.story({ args: { access: 'accepted' } });

SwipeHiddenAccepted.test('leaves decisions to the app', async ({ args, canvas, userEvent }) => {
  await expect(canvas.getByText(forYouMessages.accepted)).toBeVisible();
  await expect(canvas.queryByRole('button', { name: 'Like' })).toBeNull();
  await userEvent.keyboard('{ArrowRight}');
  await expect(args.onDecide).not.toHaveBeenCalled();
  await expect(
    within(canvas.getByRole('main')).getByRole('link', { name: 'Download The App' }),
  ).toBeVisible();
});

SwipeHiddenAccepted.test(
  'leaves decisions to the app while the subscription is paused',
  { args: { access: 'paused' } },
  async ({ canvas }) => {
    await expect(canvas.getByText(forYouMessages.paused)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Pass' })).toBeNull();
  },
);

/** The deck has shown no profile, so its text does not mention seen profiles. */
export const EmptyFromTheStart = meta.story({
  args: { profiles: ready([]) },
  play: async ({ canvas }) => {
    await expect(
      within(canvas.getByRole('main')).getByRole('heading', { level: 2 }),
    ).toHaveTextContent(forYouMessages.noOneNew);
  },
});

/** A profile with little text and no pictures. */
export const BriefProfile = meta.story({
  args: {
    profiles: ready([briefProfile]),
    onCompare: fn(() => Promise.reject(new UserFacingError(messages.unableToProcess))),
  },
});

export const LongProfile = meta.story({ args: { profiles: ready([longProfile]) } });

export const Loading = meta.story({
  args: { profiles: loading },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading')).toBeInTheDocument();
  },
});

const onRetry = fn();

export const LoadFailed = meta.story({
  args: { profiles: { status: 'error', message: messages.unableToProcess, onRetry } },
});

LoadFailed.test('tries again', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(onRetry).toHaveBeenCalledOnce();
});
