import { lazy, Suspense, useSyncExternalStore } from 'react';
import type { Notices } from './notices.ts';

/** Toasts come with the first notice: most visits never see one. */
const NoticeToasts = lazy(() => import('./NoticeToasts.tsx'));

export function NoticeRegion({ notices }: { notices: Notices }) {
  const latest = useSyncExternalStore(notices.subscribe, notices.getLatest, notices.getLatest);
  if (latest === null) return null;
  return (
    <Suspense>
      <NoticeToasts latest={latest} />
    </Suspense>
  );
}
