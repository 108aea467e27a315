import type { Session } from '@perigee/api';
import type { QueryClient } from '@tanstack/react-query';
import { matchRoutes, type Params, type RouteObject } from 'react-router-dom';

/** The context that a page needs to request its data. */
export interface PageContext {
  queryClient: QueryClient;
  session: Session;
  params: Params;
}

/**
 * A page's module may export this as `prepare`: it requests the page's data before the page renders. Settles
 * when the data is loaded or failed: after a failure the page requests it again.
 */
export type Prepare = (context: PageContext) => Promise<unknown>;

/** Fetches the code and the data of the page at an address. */
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
