import { fullPublicProfile, minimalPublicProfile } from '@perigee/api/fixtures';
import { expect, fn, within } from 'storybook/test';
import { otherTheme, screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { onSite } from '#.storybook/site-frame';
import { loading, ready } from '../../../loadable.ts';
import { PublicProfilePage } from './PublicProfilePage.tsx';

const meta = preview.meta({
  title: 'Screens/Profile/Public profile',
  component: PublicProfilePage,
  args: {
    profile: ready(fullPublicProfile),
    viewer: 'member' as const,
    now: new Date('2026-12-01T12:00:00Z'),
    link: 'https://perigee.example/@noor',
    homeHref: '/',
    onLike: fn(),
    onSignIn: fn(),
  },
  parameters: { ...screenParameters, layout: 'fullscreen' },
  decorators: [onSite],
});

export const ByUsername = meta.story({ parameters: otherTheme });

ByUsername.test(
  'shows a member the name, the badge and a like',
  async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Noor, 31' })).toBeVisible();
    await expect(canvas.getByText('@noor')).toBeVisible();
    await expect(canvas.getByText('Accepted')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Like' }));
    await expect(args.onLike).toHaveBeenCalledOnce();
  },
);

/** A user without a username has a profile as well. */
export const ById = meta.story({
  args: { profile: ready(minimalPublicProfile), link: 'https://perigee.example/@1300' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Marisol' })).toBeVisible();
    await expect(canvas.queryByText(/^@/)).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Copy link' })).toBeVisible();
  },
});

/** A visitor sees no waitlist badge, and a sign-in button in place of the like button. */
export const Visitor = meta.story({
  parameters: { site: { viewer: 'visitor' } },
  args: { viewer: 'visitor' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Accepted')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Like' })).toBeNull();
  },
});

Visitor.test('signs in', async ({ args, canvas, userEvent }) => {
  const page = within(canvas.getByRole('main'));
  await userEvent.click(page.getByRole('button', { name: 'Sign in' }));
  await expect(args.onSignIn).toHaveBeenCalledOnce();
});

export const OwnProfile = meta.story({
  args: { viewer: 'self' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This is your profile, as others see it.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Like' })).toBeNull();
  },
});

export const NotFound = meta.story({
  args: { profile: ready(null) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'User profile not found' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Take me home' })).toHaveAttribute('href', '/');
  },
});

/** Also shown while the old address of a bachelorette redirects to the public profile. */
export const Loading = meta.story({
  args: { profile: loading },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the profile');
  },
});

const onRetry = fn();

export const Failed = meta.story({
  args: { profile: { status: 'error', message: 'Unable to process request', onRetry } },
});

Failed.test('loads again', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(onRetry).toHaveBeenCalledOnce();
});
