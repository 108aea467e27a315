import { matchRoutes, type RouteObject } from 'react-router-dom';
import { createContext } from 'react';

/** Fetches the code of the page at an address, so that it is loaded when the user navigates. */
export type Prefetch = (href: string) => void;

export const PrefetchContext = createContext<Prefetch>(() => undefined);

/** Each page is requested once; a failure shows when the user navigates there. */
export function prefetchFrom(routes: () => readonly RouteObject[]): Prefetch {
  return (href) => {
    const { pathname } = new URL(href, 'https://app.invalid');
    for (const { route } of matchRoutes([...routes()], pathname) ?? []) {
      if (typeof route.lazy === 'function') route.lazy().catch(() => undefined);
    }
  };
}
