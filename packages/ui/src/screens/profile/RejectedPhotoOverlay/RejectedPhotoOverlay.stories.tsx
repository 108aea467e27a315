import { completedDater } from '@perigee/api/fixtures';
import { expect, fn } from 'storybook/test';
import { screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { PhotoGrid } from '../../../components/PhotoGrid/PhotoGrid.tsx';

const meta = preview.meta({
  title: 'Screens/Profile/RejectedPhotoOverlay',
  component: PhotoGrid,
  parameters: screenParameters,
  args: {
    label: 'Photos',
    photos: completedDater.images.filter(({ moderationStatus }) => moderationStatus === 'Rejected'),
    onUpload: fn(() => Promise.resolve()),
    onRemove: fn(),
    onReorder: fn(),
  },
});

/** On the profile picture as on any other: it can be replaced. */
export const WithReason = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Rejected')).toBeVisible();
    await expect(canvas.getByText('Your face is not seen')).toBeVisible();
    await expect(canvas.getByLabelText('Replace photo 1')).toBeEnabled();
  },
});
