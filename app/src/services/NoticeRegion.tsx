import { lazyWithPreload, type LoadErrorProps } from '@perigee/ui';
import type { ToastProviderProps } from '@perigee/ui/toast';
import { Suspense, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import type { Notice, Notices } from './notices.ts';

/** Toasts are loaded with the first notice: most visits never see one. */
const NoticeToasts = lazyWithPreload(
  async () => (await import('./NoticeToasts.tsx')).default,
  NotLoaded,
);

interface NoticeRegionProps extends Pick<ToastProviderProps, 'times'> {
  notices: Notices;
}

export function NoticeRegion({ notices, times }: NoticeRegionProps) {
  const latest = useSyncExternalStore(notices.subscribe, notices.getLatest, notices.getLatest);
  if (latest === null) return null;
  return (
    <Suspense>
      <NoticeToasts latest={latest} times={times} />
    </Suspense>
  );
}

/** If the code of toasts fails to load, no notice shows; the next notice requests it again. */
function NotLoaded({ latest, onRetry }: { latest: Notice } & LoadErrorProps) {
  const [missed] = useState(latest);
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    if (latest !== missed) retry();
  }, [latest, missed]);
  return null;
}
