import type { AdminDeckProfile } from '@perigee/api';
import {
  fullAdminDeck,
  fullPublicProfile,
  longProfileForAdmins,
  noorForAdmins,
} from '@perigee/api/fixtures';
import { limits, messages, UserFacingError } from '@perigee/domain';
import {
  adminDeckMessages,
  adminMessages,
  adminPortalMessages,
  userPageMessages,
} from '@perigee/domain/admin';
import { forYouMessages } from '@perigee/domain/for-you';
import { expect, fn, screen, spyOn, waitFor } from 'storybook/test';
import { inAdmin } from '#.storybook/admin-frame';
import { otherPortalTheme, portalParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { findToast } from '#.storybook/toasts.tsx';
import { loading, ready } from '../../../loadable.ts';
import { AdminProfilesPage, type AdminProfilesPageProps } from './AdminProfilesPage.tsx';

const [, mateoForAdmins] = fullAdminDeck.profiles;

const meta = preview.meta({
  title: 'Screens/Admin/Profiles',
  component: AdminProfilesPage,
  parameters: portalParameters,
  decorators: [inAdmin],
  args: {
    profiles: ready<readonly AdminDeckProfile[]>(fullAdminDeck.profiles),
    now: new Date('2026-12-01T12:00:00Z'),
    userHref: ({ id }) => `/admin/users/${id}`,
    onHide: fn<AdminProfilesPageProps['onHide']>(async () => undefined),
    onUpdateHNum: fn<AdminProfilesPageProps['onUpdateHNum']>(async () => undefined),
    onReview: fn(async () => true),
  },
});

const { adminsOnly } = userPageMessages;

export const Profile = meta.story({ parameters: otherPortalTheme });

Profile.test('shows what only admins see', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { name: adminsOnly.title })).toBeVisible();
  for (const text of ['noor_r', 'noor@example.com', '+12125550126', 'F', 'M']) {
    await expect(canvas.getByText(text)).toBeVisible();
  }
  for (const text of [adminsOnly.cardSaved, adminsOnly.applicationCompleted]) {
    await expect(canvas.getByText(text)).toBeVisible();
  }
  await expect(canvas.getByRole('link', { name: /^noor\.r/ })).toHaveAttribute(
    'href',
    'https://www.instagram.com/noor.r',
  );
});

Profile.test('updates the hNum of the shown member', async ({ args, canvas, userEvent }) => {
  const update = canvas.getByRole('button', { name: adminsOnly.update });
  await expect(update).toBeDisabled();
  const field = canvas.getByRole('combobox', { name: adminsOnly.hNum });
  await expect(field).toHaveTextContent('8');
  await userEvent.click(field);
  await userEvent.click(await screen.findByRole('option', { name: '9' }));
  await userEvent.click(update);
  await findToast(adminMessages.userUpdated);
  await expect(args.onUpdateHNum).toHaveBeenCalledOnce();
  await expect(args.onUpdateHNum).toHaveBeenCalledWith(noorForAdmins, 9);
});

Profile.test('forgets a chosen hNum with its profile', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('combobox', { name: adminsOnly.hNum }));
  await userEvent.click(await screen.findByRole('option', { name: '9' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Hide' }));
  await canvas.findByRole('article', { name: 'Mateo' });
  await expect(canvas.getByRole('combobox', { name: adminsOnly.hNum })).toHaveTextContent('6');
  await expect(args.onUpdateHNum).not.toHaveBeenCalled();
});

Profile.test(
  'says that the hNum was not updated',
  {
    args: {
      onUpdateHNum: fn<AdminProfilesPageProps['onUpdateHNum']>(async () =>
        Promise.reject(new Error('offline')),
      ),
    },
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: adminsOnly.hNum }));
    await userEvent.click(await screen.findByRole('option', { name: '9' }));
    await userEvent.click(canvas.getByRole('button', { name: adminsOnly.update }));
    await findToast(messages.tryAgain);
  },
);

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
    await expect(args.onHide).toHaveBeenCalledWith(noorForAdmins);
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
  await expect(args.onHide).toHaveBeenLastCalledWith(noorForAdmins);
  await userEvent.keyboard('h');
  await canvas.findByRole('article', { name: 'Kai' });
  await expect(args.onHide).toHaveBeenLastCalledWith(mateoForAdmins);
});

Profile.test('turns the photos by its keys', async ({ canvas, userEvent }) => {
  canvas.getByRole('button', { name: 'Hide' }).focus();
  await userEvent.keyboard('{ArrowRight}');
  await canvas.findByText(/^Photo 2 of/);
  await userEvent.keyboard('{ArrowLeft}');
  await canvas.findByText(/^Photo 1 of/);
});

Profile.test('shows the end after the last profile', async ({ canvas, userEvent }) => {
  for (const next of ['Mateo', 'Kai']) {
    await userEvent.keyboard('h');
    await canvas.findByRole('article', { name: next });
  }
  await userEvent.keyboard('h');
  const end = await canvas.findByRole('heading', { name: forYouMessages.end });
  await waitFor(() => expect(end).toHaveFocus());
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
    await findToast(adminDeckMessages.hidden('Noor'));
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

/** A new member: no email, credit card, Instagram or hNum. */
export const BriefProfile = meta.story({
  args: { profiles: ready(fullAdminDeck.profiles.slice(-1)) },
});

/** The answer has none of the fields that only admins see: they are not shown. */
export const WithoutAdminFields = meta.story({ args: { profiles: ready([fullPublicProfile]) } });

WithoutAdminFields.test('shows the profile, without a form for the hNum', async ({ canvas }) => {
  const { id, username, instagram, email, phone, card, application, gender, lookingFor } =
    adminsOnly;
  for (const term of [id, username, instagram]) {
    await expect(canvas.getByText(term)).toBeVisible();
  }
  for (const term of [email, phone, card, application, gender, lookingFor]) {
    await expect(canvas.queryByText(term)).toBeNull();
  }
  await expect(canvas.queryByRole('combobox', { name: adminsOnly.hNum })).toBeNull();
  await expect(canvas.queryByRole('button', { name: adminsOnly.update })).toBeNull();
});

/** Long texts, from right to left. */
export const LongContent = meta.story({ args: { profiles: ready([longProfileForAdmins]) } });

Profile.test(
  'shows skipped profiles also when they were read again only after a failed review',
  {
    args: {
      profiles: ready([noorForAdmins]),
      onReview: fn(() => Promise.reject(new UserFacingError(messages.unableToProcess))),
    },
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hide' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Review Skipped Profiles' }));
    await findToast(messages.unableToProcess);
    await expect(await canvas.findByRole('article', { name: 'Noor' })).toBeVisible();
  },
);

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
