import type { Session } from '@perigee/api';
import type { QueryClient } from '@tanstack/react-query';
import { matchRoutes, type Params, type RouteObject } from 'react-router-dom';

/** What a page may need to ask for what it shows. */
export interface PageContext {
  queryClient: QueryClient;
  session: Session;
  params: Params;
}

/**
 * A page's module may export this as `prepare`: asks for what the page shows, before it is drawn.
 * Settles when that is there, or failed: the page asks again then.
 */
export type Prepare = (context: PageContext) => Promise<unknown>;

/** Fetches the code of the page at an address, and what it shows. */
export async function preparePage(
  routes: readonly RouteObject[],
  pathname: string,
  context: Omit<PageContext, 'params'>,
): Promise<void> {
  const matches = matchRoutes([...routes], pathname) ?? [];
  await Promise.all(
    matches.map(async ({ route, params }) => {
      if (typeof route.lazy !== 'function') return;
      const { prepare } = (await route.lazy()) as { prepare?: Prepare };
      await prepare?.({ ...context, params });
    }),
  );
}
