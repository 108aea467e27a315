import { LinkProvider, PageMeta, SmartAppBanner } from '@perigee/ui';
import { Outlet, ScrollRestoration, useMatches, type Location } from 'react-router-dom';
import { OfflineNotice } from './OfflineNotice.tsx';
import { config } from '../config.ts';
import type { RouteRecord } from '../routes/route-record.ts';
import { PrefetchContext, type Prefetch } from '../services/prefetch.ts';
import { RouterLink } from '../services/RouterLink.tsx';
import { ToastRegion } from '../services/ToastRegion.tsx';

const { appId, appClipBundleId } = config.iosApp;

/** A page that was loaded directly needs a key of its own; the router gives all of them the same key. */
const placeOf = ({ key, pathname, search }: Location) =>
  key === 'default' ? pathname + search : key;

/** The parts that every page has. */
export function RootLayout({ prefetch }: { prefetch: Prefetch }) {
  return (
    <PrefetchContext value={prefetch}>
      <LinkProvider component={RouterLink}>
        {config.hasSmartAppBanner && appId !== undefined && (
          <SmartAppBanner appId={appId} appClipBundleId={appClipBundleId} />
        )}
        <PageTitle />
        <Outlet />
        <OfflineNotice />
        <ToastRegion />
        <ScrollRestoration getKey={placeOf} />
      </LinkProvider>
    </PrefetchContext>
  );
}

/** The title in the record of the page; a page without one renders its own, from its data. */
function PageTitle() {
  const record = useMatches().at(-1)?.handle as RouteRecord | undefined;
  if (record?.title === undefined) return null;
  return <PageMeta title={record.title} unlisted={record.listed !== true} />;
}
