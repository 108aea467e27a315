import type { Image } from '@perigee/api';
import { fullPublicProfile } from '@perigee/api/fixtures';
import { expect, waitFor } from 'storybook/test';
import { screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { ProfileCarousel } from '../../../components/ProfileCarousel/ProfileCarousel.tsx';

const { name, images } = fullPublicProfile;
const [portrait] = images as [Image, ...Image[]];
const others = images.slice(1);

const meta = preview.meta({
  title: 'Screens/Profile/ProfileImageCarousel',
  component: ProfileCarousel,
  args: { name, photos: images },
  parameters: screenParameters,
  decorators: [(Story) => <div style={{ maxWidth: 380 }}>{Story()}</div>],
});

export const Single = meta.story({
  args: { photos: [portrait] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const Several = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Photo 1 of 3');
    await expect(canvas.getByRole('button', { name: 'Next photo' })).toBeVisible();
  },
});

export const NoImages = meta.story({
  args: { photos: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Noor has no photos yet')).toBeInTheDocument();
  },
});

/** Three were uploaded, and one was rejected: others see two. */
export const RejectedExcluded = meta.story({
  args: {
    photos: images.map((image) =>
      image.orderNo === 1 ? { ...image, moderationStatus: 'Rejected' } : image,
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Photo 1 of 2');
  },
});

/** The profile image came last, and is first. */
export const ProfileImageFirst = meta.story({
  args: { photos: [...others, { ...portrait, orderNo: 9 }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Noor, photo 1 of 3' })).toHaveAttribute(
      'src',
      portrait.url,
    );
  },
});

export const BrokenImageFallback = meta.story({
  args: { photos: [{ ...portrait, url: 'data:image/jpeg;base64,broken' }, ...others] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('img')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Next photo' })).toBeVisible();
  },
});
