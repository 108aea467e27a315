import {
  fullPublicProfile,
  hostilePublicProfile,
  minimalPublicProfile,
  rightToLeftPublicProfile,
} from '@perigee/api/fixtures';
import { expect, fn, within } from 'storybook/test';
import { screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { ProfileView } from './ProfileView.tsx';
import { ProfileViewSkeleton } from './ProfileViewSkeleton.tsx';

const meta = preview.meta({
  title: 'Screens/Profile/ProfileView',
  component: ProfileView,
  args: {
    person: fullPublicProfile,
    now: new Date('2026-12-01T12:00:00Z'),
    link: 'https://perigee.example/@noor',
  },
  parameters: screenParameters,
});

/** Every fact that can be given, with the link of every network. */
export const Full = meta.story({
  args: { waitlistBadge: true, onLike: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Noor, 31' })).toBeVisible();
    await expect(canvas.getByText('@noor')).toBeVisible();
    await expect(canvas.getByText('Brooklyn')).toBeVisible();
    await expect(canvas.getByText('Architect')).toBeVisible();
    await expect(canvas.getByText('Cooper Union')).toBeVisible();
    const links = within(canvas.getByRole('list', { name: 'Noor elsewhere' })).getAllByRole('link');
    await expect(links.map((link) => link.textContent.split('(')[0])).toEqual([
      'TikTok',
      'Instagram',
      'Twitter',
      'Snapchat',
      'YouTube',
      'LinkedIn',
    ]);
    for (const link of links) {
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link.getAttribute('rel')).toContain('noopener');
    }
  },
});

/** Nothing but a first name: no age, no photo, no line that says so. */
export const Minimal = meta.story({
  args: { person: minimalPublicProfile },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Marisol' })).toBeVisible();
    await expect(canvas.getByText('Marisol has no photos yet')).toBeInTheDocument();
    await expect(canvas.queryByText('Lives in')).toBeNull();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});

export const Verified = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Verified')).toBeVisible();
  },
});

export const AcceptedBadge = meta.story({ args: { waitlistBadge: true } });

export const NotAcceptedBadge = meta.story({
  args: { waitlistBadge: true, person: { ...fullPublicProfile, accepted: false } },
});

export const NoBadge = meta.story({
  args: { person: { ...fullPublicProfile, isVerifiedAccount: false } },
});

export const LikeShown = meta.story({
  args: { onLike: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Like' }));
    await expect(args.onLike).toHaveBeenCalledOnce();
  },
});

export const AlreadyLiked = meta.story({
  args: { onLike: fn(), person: { ...fullPublicProfile, liked: true } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Like' })).toBeNull();
    await expect(canvas.getByText('You like', { exact: false })).toBeVisible();
  },
});

export const NoLikeHandler = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Like' })).toBeNull();
    await expect(canvas.queryByText('You like', { exact: false })).toBeNull();
  },
});

/** Code is text, words without an end break, and links that lead elsewhere are not there. */
export const Hostile = meta.story({
  args: { person: hostilePublicProfile, waitlistBadge: true, onLike: fn() },
  play: async ({ canvas, canvasElement }) => {
    await expect(
      canvas.getByRole('heading', { name: '<script>alert(1)</script>, 31' }),
    ).toBeVisible();
    await expect(canvas.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvasElement.querySelector('script, [onerror], b')).toBeNull();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

/** The words run from right to left, the page does not. */
export const RightToLeftWords = meta.story({ args: { person: rightToLeftPublicProfile } });

/** The whole page runs from right to left. */
export const RightToLeft = meta.story({
  args: { person: rightToLeftPublicProfile, onLike: fn() },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
});

/** The pictures are gone: the default one stands in for each. */
export const MissingPictures = meta.story({
  args: {
    person: {
      ...fullPublicProfile,
      images: fullPublicProfile.images.map((image) => ({
        ...image,
        url: 'data:image/jpeg;base64,broken',
      })),
    },
  },
});

export const Loading = meta.story({
  render: () => <ProfileViewSkeleton />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the profile');
  },
});

/** The name stands over the photo, and the words under it. */
export const Small = meta.story({
  args: { waitlistBadge: true, onLike: fn() },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const photos = canvas.getByRole('region', { name: 'Photos of Noor' });
    await expect(within(photos).getByRole('heading', { name: 'Noor, 31' })).toBeVisible();
    await expect(canvas.getAllByRole('heading')).toHaveLength(1);
  },
});
