import { publicHost } from '@perigee/api/fixtures';
import { hostPageMessages } from '@perigee/domain/hosts';
import { expect, within } from 'storybook/test';
import { otherTheme, screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { onSite } from '#.storybook/site-frame';
import { loading, ready } from '../../../loadable.ts';
import { moonlitHost } from '../story-data.ts';
import { HostInvitePage, type HostInvitePageProps } from './HostInvitePage.tsx';

const meta = preview.meta({
  title: 'Screens/Hosts/Host invitation',
  component: HostInvitePage,
  parameters: { ...screenParameters, layout: 'fullscreen', site: { viewer: 'visitor' } },
  decorators: [onSite],
  args: {
    host: ready(moonlitHost) as HostInvitePageProps['host'],
    signInHref: '/login/hostinvite/moonlit-evenings',
    hostHref: '/host/moonlit-evenings/public',
    homeHref: '/',
    liveSupportHref: '/live-support',
  },
});

export const Default = meta.story({ parameters: otherTheme });

Default.test('leads to the sign-in, and to the evenings of the host', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Moonlit Evenings invites you to Perigee',
  );
  await expect(
    within(canvas.getByRole('main')).getByRole('link', { name: 'Sign in' }),
  ).toHaveAttribute('href', '/login/hostinvite/moonlit-evenings');
  const evenings = canvas.getByRole('link', { name: hostPageMessages.invitation.seeEvenings });
  await expect(evenings).toHaveAttribute('href', '/host/moonlit-evenings/public');
});

/** The picture of the user replaces a missing logo; without both there is a silhouette. */
export const WithoutPicture = meta.story({
  args: { host: ready({ ...publicHost, user: { ...publicHost.user, profileImage: null } }) },
});

/** A link without a host. */
export const Closed = meta.story({
  args: { host: ready(null) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Take me home' })).toHaveAttribute('href', '/');
    await expect(
      within(canvas.getByRole('main')).getByRole('link', { name: 'Live Support' }),
    ).toBeVisible();
  },
});

export const Loading = meta.story({ args: { host: loading } });
