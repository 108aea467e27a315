import { useSessionState } from '@perigee/api';
import { portalMessages } from '@perigee/domain/host-portal';
import { hostPageMessages } from '@perigee/domain/hosts';
import { navigationLabels } from '@perigee/domain/shell';
import { EVERYWHERE, Header, PageLayout, ShortcutsButton, useShortcuts } from '@perigee/ui';
import { matchPath, Outlet, useLocation, useNavigate } from 'react-router-dom';
import { isHost } from '../routes/audience.ts';
import { useOwnHost } from '../routes/hosts/use-own-host.ts';
import { hostsHref } from '../routes/hrefs.ts';
import { paths } from '../routes/paths.ts';
import { KeptShortcuts } from './kept-shortcuts.tsx';
import { SessionError } from './session-error.tsx';
import { SiteLayout } from './site-layout.tsx';
import { useDayTheme } from './use-day-theme.ts';
import { useLogOut } from './use-log-out.ts';
import { useSignInModal } from './use-sign-in-modal.tsx';

/**
 * The layout of the host side. The page of hosts is part of it for a host who opens their own; all others see it
 * as a part of the site.
 */
export function Component() {
  const { pathname } = useLocation();
  const { status, problem } = useSessionState();
  const ownHost = useOwnHost();
  const hosts = matchPath(paths.hosts, pathname);
  if (hosts === null) return <PortalLayout />;
  if (hosts.params.link_id !== undefined) return <SiteLayout />;
  if (ownHost !== undefined) return <PortalLayout />;
  return status === 'LOGGING_IN' ? <SessionError problem={problem} /> : <SiteLayout />;
}

/** The host side: its header, by day. Source: events §2 (host portal). */
function PortalLayout() {
  useDayTheme();
  const { status, user } = useSessionState();
  const { pathname } = useLocation();
  const { modal, openSignIn, isOpening } = useSignInModal(true);
  const logOut = useLogOut();
  const links = [
    {
      label: portalMessages.portal,
      href: paths.portal,
      current: pathname.startsWith(paths.portal),
    },
    { label: hostPageMessages.own.title, href: hostsHref, current: pathname === hostsHref },
  ];
  return (
    <KeptShortcuts>
      {user !== null && isHost(user) && <PortalKeys hasHostPage={user.Host !== undefined} />}
      <PageLayout
        header={
          user === null ? (
            <Header
              alwaysSolid
              signingIn={isOpening}
              {...(status === 'LOGGED_OUT' && { onSignIn: openSignIn })}
            />
          ) : (
            <Header
              alwaysSolid
              account={{ name: user.firstName, imageUrl: user.profileImage }}
              links={links.filter(({ href }) =>
                href === hostsHref ? user.Host !== undefined : isHost(user),
              )}
              tools={<ShortcutsButton />}
              entries={[
                { label: portalMessages.memberView, href: paths.home },
                ...(user.admin
                  ? [{ label: navigationLabels['admin-view'], href: paths.admin }]
                  : []),
                { label: navigationLabels.settings, href: paths.account },
                { label: navigationLabels['log-out'], onSelect: logOut, startsGroup: true },
              ]}
            />
          )
        }
      >
        <Outlet />
      </PageLayout>
      {modal}
    </KeptShortcuts>
  );
}

/** The shortcuts of every page of the portal. */
function PortalKeys({ hasHostPage }: { hasHostPage: boolean }) {
  const navigate = useNavigate();
  const go = (href: string) => () => void navigate(href);
  useShortcuts(EVERYWHERE, [
    { keys: 'g p', label: portalMessages.portal, onPress: go(paths.portal) },
    ...(hasHostPage
      ? [{ keys: 'g h', label: hostPageMessages.own.title, onPress: go(hostsHref) }]
      : []),
    { keys: 'n', label: portalMessages.newEvent, onPress: go(paths.createEvent) },
  ]);
  return null;
}
