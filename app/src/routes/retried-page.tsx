import { lazyWithPreload, PageLoadError, type LoadErrorProps } from '@perigee/ui';
import { Suspense, useEffect, useEffectEvent, type ComponentType } from 'react';
import { useIsOnline } from '../services/use-is-online.ts';
import { paths } from './paths.ts';

type LoadPage = () => Promise<{ Component: ComponentType }>;

/**
 * The lazy page of a route. The router itself would keep a failed download of a page forever and show its
 * error instead of the whole site: a page whose download failed shows its error in its own place, and is
 * downloaded again when the network is back, on request, and when it is visited again. If that fails as well,
 * the address is opened again: some browsers keep a failed preload of a script until then.
 *
 * @param reload opens the address again
 */
export function retriedPage(load: LoadPage, reload = reloadPage): LoadPage {
  const Page = lazyWithPreload(
    async () => (await load()).Component,
    (props) => <PageNotLoaded {...props} reload={reload} />,
  );
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

const reloadPage = () => location.reload();

/** Reloads if the server of the page answers: otherwise the browser would show its own error page. */
async function reloadIfServed(reload: () => void): Promise<void> {
  const answer = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(
    () => null,
  );
  if (answer?.ok === true) reload();
}

interface PageNotLoadedProps extends LoadErrorProps {
  /** Opens the address again. */
  reload?: () => void;
}

/** Stands in the place of a page whose code could not be downloaded. */
export function PageNotLoaded({
  onRetry,
  isRetrying,
  hasRetried,
  reload = reloadPage,
}: PageNotLoadedProps) {
  const isOnline = useIsOnline();
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    const retryNow = () => retry();
    addEventListener('online', retryNow);
    return () => removeEventListener('online', retryNow);
  }, []);
  // A reload without a network would show the browser's own error page.
  const mustReload = hasRetried && isOnline;
  useEffect(() => {
    if (mustReload) void reloadIfServed(reload);
  }, [mustReload, reload]);
  return (
    <PageLoadError
      offline={!isOnline}
      retrying={isRetrying}
      onRetry={mustReload ? reload : onRetry}
      retryLabel={mustReload ? 'Reload page' : 'Try again'}
      homeHref={paths.home}
    />
  );
}
