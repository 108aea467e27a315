import { lazy, Suspense, useEffect, type ComponentType } from 'react';
import { useIsOnline } from '../../services/use-is-online.ts';

/** Where it could not be fetched in time, nothing is said: the page itself goes on. */
const loadBanner = (): Promise<{ default: ComponentType }> =>
  import('./offline-banner.tsx').catch(() => ({ default: () => null }));
const OfflineBanner = lazy(loadBanner);

/** Says so while the network is away. Queries wait meanwhile, and go on when it is back. */
export function OfflineNotice() {
  const isOnline = useIsOnline();
  useEffect(() => {
    // Fetched when the page has come to rest: without a network it could not be.
    const timer = setTimeout(() => void loadBanner(), AT_REST_MS);
    return () => clearTimeout(timer);
  }, []);
  if (isOnline) return null;
  return (
    <Suspense>
      <OfflineBanner />
    </Suspense>
  );
}

const AT_REST_MS = 4000;
