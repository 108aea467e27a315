import type { ToastProviderProps } from '@perigee/ui/toast';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import type { Notices } from './notices.ts';

/** Toasts come with the first notice: most visits never see one. */
const NoticeToasts = lazy(() => import('./NoticeToasts.tsx'));

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
