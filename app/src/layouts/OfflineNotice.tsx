import { lazy, Suspense, useEffect, type ComponentType } from 'react';
import { useIsOnline } from '../services/use-is-online.ts';

/** If the download fails, no notice is shown: the page itself still works. */
const loadBanner = (): Promise<{ default: ComponentType }> =>
  import('./offline-banner.tsx').catch(() => ({ default: () => null }));
const OfflineBanner = lazy(loadBanner);

/** Shows a notice while the network is down. Queries pause meanwhile, and continue when it is back. */
export function OfflineNotice() {
  const isOnline = useIsOnline();
  useEffect(() => {
    // Fetched early, when the page is idle: without a network it could not be fetched.
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
