import { useSessionState } from '@perigee/api';
import { adminPortalMessages } from '@perigee/domain/admin';
import { navigationLabels } from '@perigee/domain/shell';
import { Header, PageLayout, ShortcutsButton } from '@perigee/ui';
import { Outlet, useLocation } from 'react-router-dom';
import { adminLinks } from '../routes/admin/links.ts';
import { paths } from '../routes/paths.ts';
import { AdminPalette } from './admin-palette.tsx';
import { KeptShortcuts } from './kept-shortcuts.tsx';
import { useDayTheme } from './use-day-theme.ts';
import { useLogOut } from './use-log-out.ts';
import { useSignInModal } from './use-sign-in-modal.tsx';

const isOn = (pathname: string, href: string) =>
  pathname === href || (href === paths.adminUsers && pathname.startsWith('/admin/users/'));

/** The admin side: its header and its keys, by day; nothing of them for other users. Source: admin §1, §2. */
export function Component() {
  useDayTheme();
  const { user } = useSessionState();
  const { pathname } = useLocation();
  const { modal } = useSignInModal(true);
  const logOut = useLogOut();
  if (user?.admin !== true) {
    return (
      <>
        <Outlet />
        {modal}
      </>
    );
  }
  return (
    <KeptShortcuts>
      <PageLayout
        header={
          <Header
            alwaysSolid
            compact
            account={{ name: user.firstName, imageUrl: user.profileImage }}
            links={adminLinks.map(({ label, href }) => ({
              label,
              href,
              current: isOn(pathname, href),
            }))}
            tools={<ShortcutsButton />}
            entries={[
              { label: adminPortalMessages.title, href: paths.admin },
              { label: adminPortalMessages.memberView, href: paths.home },
              { label: navigationLabels.settings, href: paths.account },
              { label: navigationLabels['log-out'], onSelect: logOut, startsGroup: true },
            ]}
          />
        }
      >
        <Outlet />
      </PageLayout>
      <AdminPalette />
      {modal}
    </KeptShortcuts>
  );
}
