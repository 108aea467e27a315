import type { PublicProfile } from '@perigee/api';
import { fullDeck, longProfile, mateoProfile, noorProfile } from '@perigee/api/fixtures';
import { limits, UserFacingError } from '@perigee/domain';
import { adminDeckMessages, adminPortalMessages } from '@perigee/domain/admin';
import { forYouMessages } from '@perigee/domain/for-you';
import { expect, fn, screen, spyOn, waitFor } from 'storybook/test';
import { inAdmin } from '#.storybook/admin-frame';
import { otherPortalTheme, portalParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { findToast } from '#.storybook/toasts.tsx';
import { loading, ready } from '../../../loadable.ts';
import { AdminProfilesPage, type AdminProfilesPageProps } from './AdminProfilesPage.tsx';

const meta = preview.meta({
  title: 'Screens/Admin/Profiles',
  component: AdminProfilesPage,
  parameters: portalParameters,
  decorators: [inAdmin],
  args: {
    profiles: ready<readonly PublicProfile[]>(fullDeck.profiles),
    now: new Date('2026-12-01T12:00:00Z'),
    userHref: ({ id }) => `/admin/users/${id}`,
    onHide: fn<AdminProfilesPageProps['onHide']>(async () => undefined),
    onReview: fn(async () => true),
  },
});

export const Profile = meta.story({ parameters: otherPortalTheme });

Profile.test('leads to the page of the member', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
    adminPortalMessages.profiles,
  );
  await expect(canvas.getByRole('link', { name: 'Open profile' })).toHaveAttribute(
    'href',
    '/admin/users/1034',
  );
});

Profile.test(
  'hides a profile, and shows the next one after 200 ms',
  {
    args: {
      onHide: fn<AdminProfilesPageProps['onHide']>(async () => new Promise(() => undefined)),
    },
  },
  async ({ args, canvas, userEvent }) => {
    const timers = spyOn(window, 'setTimeout');
    const button = canvas.getByRole('button', { name: 'Hide' });
    await userEvent.dblClick(button);
    await expect(args.onHide).toHaveBeenCalledOnce();
    await expect(args.onHide).toHaveBeenCalledWith(noorProfile);
    await expect(limits.deckOverlayMs.admin).toBe(200);
    await expect(timers).toHaveBeenCalledWith(expect.any(Function), limits.deckOverlayMs.admin);
    await canvas.findByRole('article', { name: 'Mateo' });
    await expect(button).toHaveFocus();
    timers.mockRestore();
  },
);

Profile.test('hides by its key, also from within the photos', async (context) => {
  const { args, canvas, userEvent } = context;
  canvas.getByRole('button', { name: 'Next photo' }).focus();
  await userEvent.keyboard('h');
  await canvas.findByRole('article', { name: 'Mateo' });
  await expect(args.onHide).toHaveBeenLastCalledWith(noorProfile);
  await userEvent.keyboard('h');
  await canvas.findByRole('article', { name: 'Kai' });
  await expect(args.onHide).toHaveBeenLastCalledWith(mateoProfile);
});

Profile.test('shows the end after the last profile', async ({ canvas, userEvent }) => {
  for (const next of ['Mateo', 'Kai']) {
    await userEvent.keyboard('h');
    await canvas.findByRole('article', { name: next });
  }
  await userEvent.keyboard('h');
  await expect(await canvas.findByRole('heading', { name: forYouMessages.end })).toBeVisible();
});

Profile.test(
  "shows the server's message when it is not hidden",
  {
    args: {
      onHide: fn<AdminProfilesPageProps['onHide']>(async () =>
        Promise.reject(new UserFacingError('User not found')),
      ),
    },
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hide' }));
    await findToast('User not found');
  },
);

/** The overlay is visible for 200 ms; here it is kept. */
export const Overlay = meta.story({
  beforeEach: () => {
    const start = window.setTimeout.bind(window);
    const timers = spyOn(window, 'setTimeout').mockImplementation(((
      handler: () => void,
      delay?: number,
    ) => (delay === limits.deckOverlayMs.admin ? 0 : start(handler, delay))) as typeof setTimeout);
    return () => timers.mockRestore();
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hide' }));
    await expect(canvas.getByRole('article', { name: 'Noor' })).toBeInTheDocument();
    await expect(await canvas.findByText('Noor is hidden')).toBeInTheDocument();
  },
});

/** The profile returns. */
export const HideFailed = meta.story({
  args: {
    onHide: fn<AdminProfilesPageProps['onHide']>(async () => Promise.reject(new Error('No'))),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hide' }));
    await findToast(adminDeckMessages.hideFailed);
    await expect(canvas.getByRole('article', { name: 'Noor' })).toBeVisible();
  },
});

/** Long texts, from right to left. */
export const LongContent = meta.story({ args: { profiles: ready([longProfile]) } });

export const Loading = meta.story({ args: { profiles: loading } });

/** Widen Preferences is for members only. */
export const End = meta.story({
  args: { profiles: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: forYouMessages.end })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Widen Preferences' })).toBeNull();
  },
});

End.test('brings skipped profiles back', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Review Skipped Profiles' }));
  await waitFor(() => expect(args.onReview).toHaveBeenCalledOnce());
});

End.test(
  'says that no profile was skipped',
  { args: { onReview: fn(async () => false) } },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Review Skipped Profiles' }));
    await expect(await screen.findAllByText(forYouMessages.noOneSkipped)).not.toHaveLength(0);
  },
);

export const LoadFailed = meta.story({
  args: {
    profiles: { status: 'error', message: adminDeckMessages.loadFailed, onRetry: fn() },
  },
});

LoadFailed.test('tries again', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  const { profiles } = args;
  await expect(profiles.status === 'error' && profiles.onRetry).toHaveBeenCalledOnce();
});
