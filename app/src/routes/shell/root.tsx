import { LinkProvider, SmartAppBanner } from '@perigee/ui';
import { Outlet, ScrollRestoration, type Location } from 'react-router-dom';
import { OfflineNotice } from './OfflineNotice.tsx';
import { config } from '../../config.ts';
import { PrefetchContext, type Prefetch } from '../../services/prefetch.ts';
import { RouterLink } from '../../services/RouterLink.tsx';

const { appId, appClipBundleId } = config.iosApp;

/** A page that was loaded directly needs a key of its own; the router gives all of them the same key. */
const placeOf = ({ key, pathname, search }: Location) =>
  key === 'default' ? pathname + search : key;

/** The parts that every page has. */
export function RootRoute({ prefetch }: { prefetch: Prefetch }) {
  return (
    <PrefetchContext value={prefetch}>
      <LinkProvider component={RouterLink}>
        {config.hasSmartAppBanner && (
          <SmartAppBanner appId={appId} appClipBundleId={appClipBundleId} />
        )}
        <Outlet />
        <OfflineNotice />
        <ScrollRestoration getKey={placeOf} />
      </LinkProvider>
    </PrefetchContext>
  );
}
