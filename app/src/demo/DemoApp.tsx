import type { ToastProviderProps } from '@perigee/ui/toast';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { DialogHistory } from '@perigee/ui';
import { App } from '../app.tsx';
import type { Demo } from './demo.ts';
import { SANDBOX_ORIGIN } from './sandbox-origin.ts';

export interface DemoAppProps {
  demo: Demo;
  /** Undefined where the app does not use the browser's history. */
  createDialogHistory?: (router: ReturnType<Demo['getState']>['router']) => DialogHistory;
  toastTimes?: ToastProviderProps['times'];
}

/** The app of a demonstration. Its links to the sandbox's pages, and to new tabs, lead nowhere else. */
export function DemoApp({ demo, createDialogHistory, toastTimes }: DemoAppProps) {
  const { router, visit } = useSyncExternalStore(demo.subscribe, demo.getState);
  const dialogHistory = useMemo(() => createDialogHistory?.(router), [createDialogHistory, router]);
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = (event.target as Element).closest('a');
      const href = link?.getAttribute('href') ?? '';
      const isSandboxPage = href.startsWith(SANDBOX_ORIGIN);
      const isOwnPage = link?.target === '_blank' && href.startsWith('/');
      if (!isSandboxPage && !isOwnPage) return;
      event.preventDefault();
      if (isSandboxPage) demo.leave(href);
      else demo.open(href);
    };
    // Before the router, which would follow the link.
    document.addEventListener('click', follow, { capture: true });
    return () => document.removeEventListener('click', follow, { capture: true });
  }, [demo]);
  return (
    <App
      // As after a navigation: nothing of the last page is left.
      key={visit}
      services={demo.services}
      router={router}
      dialogHistory={dialogHistory}
      toastTimes={toastTimes}
    />
  );
}
