import { useSessionState } from '@perigee/api';
import { portalMessages } from '@perigee/domain/host-portal';
import { navigationLabels } from '@perigee/domain/shell';
import { Header, PageLayout } from '@perigee/ui';
import { useLayoutEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { paths } from '../routes/paths.ts';
import { useLogOut } from './use-log-out.ts';
import { useSignInModal } from './use-sign-in-modal.tsx';

/** The day theme, for as long as the layout is shown. */
function useDayTheme() {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset['theme'] = 'day';
    return () => {
      dataset['theme'] = 'night';
    };
  }, []);
}

/** The host side: its header, by day. Source: events §2 (host portal). */
export function Component() {
  useDayTheme();
  const { user } = useSessionState();
  const { pathname } = useLocation();
  const { modal } = useSignInModal(true);
  const logOut = useLogOut();
  return (
    <>
      <PageLayout
        header={
          user === null ? (
            <Header alwaysSolid />
          ) : (
            <Header
              alwaysSolid
              account={{ name: user.firstName, imageUrl: user.profileImage }}
              links={[
                {
                  label: portalMessages.portal,
                  href: paths.portal,
                  current: pathname.startsWith(paths.portal),
                },
              ]}
              entries={[
                { label: portalMessages.memberView, href: paths.home },
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
    </>
  );
}
