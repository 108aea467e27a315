import { lazy, Suspense, useEffect, useSyncExternalStore, type ComponentType } from 'react';

/** Where it could not be fetched in time, nothing is said: the page itself goes on. */
const loadBanner = (): Promise<{ default: ComponentType }> =>
  import('./offline-banner.tsx').catch(() => ({ default: () => null }));
const OfflineBanner = lazy(loadBanner);

function subscribe(onChange: () => void): () => void {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}

/** Says so while the network is away. Queries wait meanwhile, and go on when it is back. */
export function OfflineNotice() {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
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
