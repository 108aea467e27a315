import type { User } from '@perigee/api';
import { completedDater, steppedDater } from '@perigee/api/fixtures';
import { messages } from '@perigee/domain';
import { expect, fn, waitFor, within } from 'storybook/test';
import { otherTheme, screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { findToast } from '#.storybook/toasts.tsx';
import { atWidth } from '#.storybook/site-frame';
import { ProfileStepsFlow } from '../ProfileStepsFlow/ProfileStepsFlow.tsx';
import { newcomer } from '../story-data.ts';

const meta = preview.meta({
  title: 'Screens/Signup/Photos',
  component: ProfileStepsFlow,
  parameters: screenParameters,
  args: {
    ...newcomer,
    initialStep: 'photos' as const,
    onSave: fn(() => Promise.resolve()),
    onDone: fn(),
    onClose: fn(),
  },
  decorators: [atWidth(366)],
});

const next = () => within(document.body).getByRole('button', { name: 'Done' });

const withPhotos = (images: User['images']) => ({ ...steppedDater, images });
const good = completedDater.images.map((photo) => ({
  ...photo,
  moderationStatus: 'Approved' as const,
}));

export const Empty = meta.story({ parameters: otherTheme });

Empty.test('is the last step, and asks for a photo', async ({ canvas }) => {
  await expect(canvas.getByRole('progressbar', { name: 'Profile' })).toHaveAttribute(
    'aria-valuetext',
    '9 of 9',
  );
  await expect(next()).toBeDisabled();
});

export const OnePhotoWithHint = meta.story({ args: { person: withPhotos(good.slice(0, 1)) } });

OnePhotoWithHint.test(
  'finishes with one photo, and saves nothing without changes',
  async ({ args, canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByText('Submit at least 3 photos')).toBeVisible());
    await expect(canvas.queryByRole('button', { name: 'Remove photo 1' })).toBeNull();
    await userEvent.click(next());
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
    await expect(args.onSave).not.toHaveBeenCalled();
  },
);

export const ThreePhotos = meta.story({ args: { person: withPhotos(good) } });

ThreePhotos.test('shows no hint', async ({ canvas }) => {
  await expect(canvas.queryByText('Submit at least 3 photos')).toBeNull();
  await expect(next()).toBeEnabled();
});

ThreePhotos.test(
  'shows a default message if a save fails without its own message, and keeps the photos',
  { args: { onSave: fn(() => Promise.reject(new Error(''))) } },
  async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove photo 3' }));
    await userEvent.click(next());
    await findToast(messages.tryAgain);
    await expect(canvas.getByLabelText('Replace photo 2')).toBeEnabled();
    await expect(args.onDone).not.toHaveBeenCalled();
  },
);

/** The user can change nothing, and nothing is submitted twice. */
export const Saving = meta.story({
  args: {
    person: withPhotos(good),
    onSave: fn(() => new Promise<void>(() => {})),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove photo 3' }));
    await userEvent.dblClick(next());
    await expect(args.onSave).toHaveBeenCalledOnce();
    await expect(args.onSave).toHaveBeenCalledWith({ images: [{ id: 4 }, { id: 5 }] });
    await expect(next()).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByLabelText('Replace photo 1')).toBeDisabled();
    await expect(args.onDone).not.toHaveBeenCalled();
    next().blur();
  },
});

export const RejectedPhoto = meta.story({ args: { person: completedDater } });

RejectedPhoto.test('shows the reason, and allows a replacement', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText('Rejected')).toBeVisible());
  await expect(canvas.getByText('Your face is not visible')).toBeVisible();
  await expect(canvas.getByLabelText('Replace photo 2')).toBeEnabled();
  await expect(next()).toBeEnabled();
});
