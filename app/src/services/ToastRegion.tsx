import { lazyWithPreload, type LoadErrorProps } from '@perigee/ui';
import type { ToastProviderProps } from '@perigee/ui/toast';
import {
  createContext,
  type Context,
  Suspense,
  use,
  useEffect,
  useEffectEvent,
  useState,
  useSyncExternalStore,
} from 'react';
import { useServices } from './services-context.ts';
import type { StoredToast } from './toast-store.ts';

/** Toasts are loaded with the first toast: most visits never see one. */
const StoredToasts = lazyWithPreload(
  async () => (await import('./StoredToasts.tsx')).default,
  NotLoaded,
);

/** The display times of toasts: the product's times without a value. */
export const ToastTimesContext: Context<ToastProviderProps['times']> =
  createContext<ToastProviderProps['times']>(undefined);

/** The toasts of the app. It is part of a page, because toasts have links of the router. */
export function ToastRegion() {
  const { toasts } = useServices();
  const times = use(ToastTimesContext);
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
