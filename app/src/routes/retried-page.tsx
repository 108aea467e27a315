import { lazyWithPreload, PageLoadError, type LoadErrorProps } from '@perigee/ui';
import { Suspense, useEffect, useEffectEvent, type ComponentType } from 'react';
import { useIsOnline } from '../services/use-is-online.ts';
import { paths } from './paths.ts';

type LoadPage = () => Promise<{ Component: ComponentType }>;

/**
 * The lazy page of a route. The router itself would keep a failed download of a page forever and show its
 * error instead of the whole site: a page whose download failed shows its error in its own place, and is
 * downloaded again when the network is back, on request, and when it is visited again.
 */
export function retriedPage(load: LoadPage): LoadPage {
  const Page = lazyWithPreload(async () => (await load()).Component, NotLoaded);
  const Component = () => (
    <Suspense>
      <Page />
    </Suspense>
  );
  return async () => {
    await Page.preload().catch(() => undefined);
    return { Component };
  };
}

function NotLoaded({ onRetry, hasRetried }: LoadErrorProps) {
  const isOnline = useIsOnline();
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    const retryNow = () => retry();
    addEventListener('online', retryNow);
    return () => removeEventListener('online', retryNow);
  }, []);
  // A reload without a network would show the browser's own error page.
  const mustReload = hasRetried && isOnline;
  return (
    <PageLoadError
      offline={!isOnline}
      onRetry={mustReload ? () => location.reload() : onRetry}
      retryLabel={mustReload ? 'Reload page' : 'Try again'}
      homeHref={paths.home}
    />
  );
}
