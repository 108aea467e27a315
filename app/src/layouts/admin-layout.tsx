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

/**
 * The admin side, by day: its header and its keys, for admins only. The page keeps its place in the layout without
 * them, so that it is still the same page after an admin whose session expired has signed in again. Source: admin §1, §2.
 */
export function Component() {
  useDayTheme();
  const { user } = useSessionState();
  const { pathname } = useLocation();
  const { modal } = useSignInModal(true);
  const logOut = useLogOut();
  const admin = user?.admin === true ? user : null;
  return (
    <KeptShortcuts>
      <PageLayout
        header={
          admin === null ? undefined : (
            <Header
              alwaysSolid
              compact
              account={{ name: admin.firstName, imageUrl: admin.profileImage }}
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
          )
        }
      >
        <Outlet />
      </PageLayout>
      {admin !== null && <AdminPalette />}
      {modal}
    </KeptShortcuts>
  );
}
