import { expect, fn, screen, waitFor } from 'storybook/test';
import { messages, UserFacingError } from '@perigee/domain';
import { forYouMessages } from '@perigee/domain/for-you';
import { holdTimers } from '#.storybook/hold-timers';
import { otherTheme, screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { findToast } from '#.storybook/toasts.tsx';
import { ToastProvider } from '../../../components/Toast/Toast.tsx';
import { ForYouEndState } from './ForYouEndState.tsx';

const meta = preview.meta({
  title: 'Screens/For you/End of the deck',
  component: ForYouEndState,
  parameters: screenParameters,
  args: { onWiden: fn(), onReview: fn(() => Promise.resolve(true)) },
});

export const Member = meta.story({
  parameters: otherTheme,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent(forYouMessages.end);
  },
});

Member.test('opens the preferences', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Widen Preferences' }));
  await expect(args.onWiden).toHaveBeenCalledOnce();
});

Member.test(
  'shows a message after a press even if no profile was skipped',
  { args: { onReview: fn(() => Promise.resolve(false)) } },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Review Skipped Profiles' }));
    await expect(await screen.findAllByText(forYouMessages.noOneSkipped)).not.toHaveLength(0);
  },
);

Member.test(
  'requests the skipped profiles once for several presses',
  { args: { onReview: fn(() => new Promise<boolean>(() => undefined)) } },
  async ({ args, canvas, userEvent }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Review Skipped Profiles' }));
    await expect(args.onReview).toHaveBeenCalledOnce();
  },
);

Member.test(
  'shows why the skipped profiles do not return',
  { args: { onReview: fn(() => Promise.reject(new UserFacingError(messages.unableToProcess))) } },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Review Skipped Profiles' }));
    await findToast(messages.unableToProcess);
  },
);

/** The deck was empty from the start. */
export const NoOneYet = meta.story({
  args: { hasSeenPeople: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent(forYouMessages.noOneNew);
    await expect(canvas.getByRole('button', { name: 'Widen Preferences' })).toBeVisible();
  },
});

export const AdminWithoutWiden = meta.story({
  args: { onWiden: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Widen Preferences' })).toBeNull();
  },
});

AdminWithoutWiden.test(
  'says for 2.5 seconds that no profile was skipped, as all toasts for admins',
  {
    args: { onReview: fn(() => Promise.resolve(false)) },
    decorators: [(Story) => <ToastProvider>{Story()}</ToastProvider>],
  },
  async ({ canvas, userEvent }) => {
    const endTime = holdTimers(2500);
    await userEvent.click(canvas.getByRole('button', { name: 'Review Skipped Profiles' }));
    await findToast(forYouMessages.noOneSkipped);
    endTime();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
);
