import { lazyWithPreload, PageLoadError, type LoadErrorProps } from '@perigee/ui';
import { Suspense, useEffect, useEffectEvent, type ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { useIsOnline } from '../services/use-is-online.ts';
import { paths } from './paths.ts';

type LoadPage = () => Promise<{ Component: ComponentType }>;

/**
 * The same routes for the router, which would keep a failed download of a page forever and show its error
 * instead of the whole site: a page whose download failed shows its error in its own place, and is downloaded
 * again when the network is back, on request, and when it is visited again.
 */
export function withRetriedPages(routes: readonly RouteObject[]): RouteObject[] {
  return routes.map((route) => {
    if (route.index === true) return route;
    return {
      ...route,
      ...(route.children !== undefined && { children: withRetriedPages(route.children) }),
      ...(typeof route.lazy === 'function' && { lazy: retriedPage(route.lazy as LoadPage) }),
    };
  });
}

function retriedPage(load: LoadPage): LoadPage {
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
