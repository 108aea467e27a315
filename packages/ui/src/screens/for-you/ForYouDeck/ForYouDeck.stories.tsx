import { expect, fireEvent, fn, screen, spyOn, waitFor, type within } from 'storybook/test';
import {
  briefProfile,
  compatibilityScore,
  fullDeck,
  longProfile,
  matched,
  mateoProfile,
  noorProfile,
  notMatched,
} from '@perigee/api/fixtures';
import { forYouMessages, likeMessages, limits, messages, UserFacingError } from '@perigee/domain';
import { screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { loading, ready } from '../../../loadable.ts';
import { DeckTools } from './DeckTools.tsx';
import { ForYouDeck } from './ForYouDeck.tsx';

const onPreferences = fn();

const meta = preview.meta({
  title: 'Screens/For you/ForYouDeck',
  component: ForYouDeck,
  parameters: { ...screenParameters, layout: 'fullscreen' },
  args: {
    profiles: ready(fullDeck.profiles),
    access: 'open' as const,
    tokens: 240,
    now: new Date('2026-12-01T12:00:00Z'),
    tools: <DeckTools distance={50} onNearby={fn()} onPreferences={onPreferences} />,
    profileHref: ({ id, username }) => `/@${username ?? id}`,
    downloadHref: 'https://apps.example/perigee',
    matchesHref: '/matches',
    onDecide: fn(() => Promise.resolve(notMatched)),
    onCompare: fn(() => Promise.resolve(compatibilityScore.score)),
    onWiden: fn(),
    onReview: fn(() => Promise.resolve(true)),
  },
});

type Canvas = ReturnType<typeof within>;

/** Who is on top of the deck. */
const top = (canvas: Canvas, name: string) => canvas.findByRole('article', { name });

export const Profile = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await top(canvas, 'Noor');
    await canvas.findByText('67%');
    await waitFor(() => expect(canvas.getByText('67%')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Preferences' }));
    await expect(onPreferences).toHaveBeenCalledOnce();
    await expect(args.onDecide).not.toHaveBeenCalled();
  },
});

/** The deck goes on at once: nobody waits for the server. */
export const Overlay400ms = meta.story({
  args: { onDecide: fn(() => new Promise<never>(() => undefined)) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Like' }));
    await expect(canvas.getByRole('article', { name: 'Noor' })).toBeInTheDocument();
    await top(canvas, 'Mateo');
    await expect(args.onDecide).toHaveBeenCalledWith(noorProfile, { liked: true });
    await expect(canvas.getByRole('button', { name: 'Like' })).toHaveFocus();
    await waitFor(() => expect(canvas.getByText('Queens, New York')).toBeVisible());
  },
});

export const Keyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onDecide).toHaveBeenLastCalledWith(noorProfile, { liked: false });
    await top(canvas, 'Mateo');
    // In the photos the arrow keys turn photos, and do nothing else.
    canvas.getByRole('button', { name: 'Next photo' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onDecide).toHaveBeenCalledOnce();
    canvas.getByRole('button', { name: 'Pass' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onDecide).toHaveBeenLastCalledWith(mateoProfile, { liked: true });
    await top(canvas, 'Kai');
  },
});

/** A finger takes the card along: far enough it decides, otherwise the card comes back. */
export const Swiped = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas }) => {
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
});

/** It comes back, with what the server said. */
export const LikeFailed = meta.story({
  args: { onDecide: fn(() => Promise.reject(new Error(''))) },
  play: async ({ args, canvas, userEvent }) => {
    await top(canvas, 'Noor');
    await userEvent.click(canvas.getByRole('button', { name: 'Pass' }));
    await expect(await screen.findAllByText(likeMessages.failed)).not.toHaveLength(0);
    await top(canvas, 'Noor');
    await expect(args.onDecide).toHaveBeenCalledOnce();
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
  },
});

/** Half as long for admins as for others. */
export const OverlayAdmin200ms = meta.story({
  args: { isAdmin: true },
  play: async ({ canvas, userEvent }) => {
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
});

/** With tokens and a comment: the deck goes on when it has been sent. */
export const WithAComment = meta.story({
  play: async ({ args, canvas, userEvent }) => {
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
  },
});

export const SwipeHiddenAccepted = meta.story({
  args: { access: 'accepted' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(forYouMessages.accepted)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Like' })).toBeNull();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onDecide).not.toHaveBeenCalled();
    await expect(canvas.getByRole('link', { name: 'Download The App' })).toBeVisible();
  },
});

export const SwipeHiddenPaused = meta.story({
  args: { access: 'paused' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(forYouMessages.paused)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Pass' })).toBeNull();
  },
});

export const EndMember = meta.story({
  args: { profiles: ready([noorProfile]) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pass' }));
    await canvas.findByRole('heading', { name: forYouMessages.end });
    await userEvent.click(canvas.getByRole('button', { name: 'Widen Preferences' }));
    await expect(args.onWiden).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Review Skipped Profiles' }));
    await expect(args.onReview).toHaveBeenCalledOnce();
    await top(canvas, 'Noor');
  },
});

/** Nobody has been on top: there is no one whom the viewer has seen. */
export const EmptyFromTheStart = meta.story({
  args: { profiles: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent(
      forYouMessages.noOneNew,
    );
  },
});

/** Somebody of few words and no pictures. */
export const BriefProfile = meta.story({
  args: {
    profiles: ready([briefProfile]),
    onCompare: fn(() => Promise.reject(new UserFacingError(messages.unableToProcess))),
  },
});

export const LongProfile = meta.story({ args: { profiles: ready([longProfile]) } });

export const Small = meta.story({ globals: { viewport: { value: 'narrow' } } });

export const Loading = meta.story({
  args: { profiles: loading },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading')).toBeInTheDocument();
  },
});

const onRetry = fn();

export const LoadFailed = meta.story({
  args: { profiles: { status: 'error', message: messages.unableToProcess, onRetry } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(messages.unableToProcess)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
});
