import { completedDater } from '@perigee/api/fixtures';
import { expect, fn, waitFor } from 'storybook/test';
import { cropClosed } from '#.storybook/crop-steps';
import { screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { pictureFile } from '../../../components/ImageField/story-files.ts';
import { PhotoGrid } from '../../../components/PhotoGrid/PhotoGrid.tsx';

const approved = completedDater.images.map((photo) => ({
  ...photo,
  moderationStatus: 'Approved' as const,
}));

const meta = preview.meta({
  title: 'Screens/Signup/PhotoSlot',
  component: PhotoGrid,
  parameters: screenParameters,
  args: {
    label: 'Photos',
    photos: approved.slice(0, 2),
    onUpload: fn(() => Promise.resolve()),
    onRemove: fn(),
    onReorder: fn(),
  },
  decorators: [(Story) => <div style={{ maxWidth: 366 }}>{Story()}</div>],
});

export const Empty = meta.story({ args: { photos: [] } });

/** Any slot but the first can be replaced and cleared. */
export const Filled = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByLabelText('Replace photo 2')).toBeEnabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove photo 2' }));
    await expect(args.onRemove).toHaveBeenCalledWith(5);
  },
});

export const Slot0NoRemove = meta.story({
  args: { photos: approved.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Replace photo 1')).toBeEnabled();
    await expect(canvas.queryByRole('button', { name: 'Remove photo 1' })).toBeNull();
  },
});

export const Rejected = meta.story({
  args: { photos: completedDater.images.slice(0, 2) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Rejected')).toBeVisible();
  },
});

export const Uploading = meta.story({
  args: { autoCrop: true, autoCropDelay: 0, onUpload: fn(() => new Promise<void>(() => {})) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.upload(
      canvas.getByLabelText('Replace photo 2'),
      await pictureFile('portraits/031.jpg'),
    );
    await waitFor(() => expect(args.onUpload).toHaveBeenCalledOnce());
    await cropClosed();
    await expect(canvas.getByLabelText('Replace photo 2')).toHaveAttribute('aria-busy', 'true');
  },
});

export const Broken = meta.story({
  args: { photos: approved.slice(0, 1).map((photo) => ({ ...photo, url: 'data:image/png,none' })) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('img', { name: 'Profile photo' })).toBeNull());
  },
});
