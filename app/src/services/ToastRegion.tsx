import { lazyWithPreload, type LoadErrorProps } from '@perigee/ui';
import type { ToastProviderProps } from '@perigee/ui/toast';
import { Suspense, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import type { StoredToast, ToastStore } from './toast-store.ts';

/** Toasts are loaded with the first toast: most visits never see one. */
const StoredToasts = lazyWithPreload(
  async () => (await import('./StoredToasts.tsx')).default,
  NotLoaded,
);

interface ToastRegionProps extends Pick<ToastProviderProps, 'times'> {
  toasts: ToastStore;
}

export function ToastRegion({ toasts, times }: ToastRegionProps) {
  const latest = useSyncExternalStore(toasts.subscribe, toasts.getLatest, toasts.getLatest);
  if (latest === null) return null;
  return (
    <Suspense>
      <StoredToasts latest={latest} times={times} />
    </Suspense>
  );
}

/** If the code of toasts fails to load, no toast shows; the next one requests it again. */
function NotLoaded({ latest, onRetry }: { latest: StoredToast } & LoadErrorProps) {
  const [missed] = useState(latest);
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    if (latest !== missed) retry();
  }, [latest, missed]);
  return null;
}
