import { expect, fn, screen } from 'storybook/test';
import { forYouMessages, messages, UserFacingError } from '@perigee/domain';
import { screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { findToast } from '#.storybook/toasts.tsx';
import { ForYouEndState } from './ForYouEndState.tsx';

const meta = preview.meta({
  title: 'Screens/For you/ForYouEndState',
  component: ForYouEndState,
  parameters: screenParameters,
  args: { onWiden: fn(), onReview: fn(() => Promise.resolve(true)) },
});

export const Member = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent(forYouMessages.end);
    await userEvent.click(canvas.getByRole('button', { name: 'Widen Preferences' }));
    await expect(args.onWiden).toHaveBeenCalledOnce();
  },
});

/** There has been no one from the start. */
export const NoOneYet = meta.story({
  args: { hasSeenPeople: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent(forYouMessages.noOneNew);
    await expect(canvas.getByRole('button', { name: 'Widen Preferences' })).toBeVisible();
  },
});

/** The press is answered even where it brings no one back. */
export const NoOneSkipped = meta.story({
  args: { onReview: fn(() => Promise.resolve(false)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Review Skipped Profiles' }));
    await expect(await screen.findAllByText(forYouMessages.noOneSkipped)).not.toHaveLength(0);
  },
});

export const AdminWithoutWiden = meta.story({
  args: { onWiden: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Widen Preferences' })).toBeNull();
  },
});

/** However often it is pressed, it asks once. */
export const Reviewing = meta.story({
  args: { onReview: fn(() => new Promise<boolean>(() => undefined)) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Review Skipped Profiles' }));
    await expect(args.onReview).toHaveBeenCalledOnce();
  },
});

export const ReviewFailed = meta.story({
  args: { onReview: fn(() => Promise.reject(new UserFacingError(messages.unableToProcess))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Review Skipped Profiles' }));
    await findToast(messages.unableToProcess);
  },
});
