import { LinkProvider, SmartAppBanner } from '@perigee/ui';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { config } from '../../config.ts';
import { RouterLink } from '../../services/RouterLink.tsx';

/** What every page has, whatever stands on it. */
export function RootRoute() {
  return (
    <LinkProvider component={RouterLink}>
      {!config.underTestRunner && <SmartAppBanner {...config.iosApp} />}
      <Outlet />
      <ScrollRestoration />
    </LinkProvider>
  );
}
