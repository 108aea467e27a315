import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';

const loadBanner = () => import('./offline-banner.tsx');
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
    const timer = setTimeout(() => void loadBanner().catch(() => undefined), AT_REST_MS);
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
