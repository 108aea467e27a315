import type { Session } from '@perigee/api';
import type { QueryClient } from '@tanstack/react-query';
import { matchRoutes, type Params } from 'react-router-dom';
import { isInAudience } from './audience.ts';
import { records } from './records.ts';
import { queriesOf, type RouteRecord } from './route-record.ts';

/** The records by their addresses, as the router ranks them. */
const addresses = records.map((record) => ({ path: record.path, handle: record }));

/** The longest time that the app shows nothing at its start, in order to render the first page in one step. */
const START_MS = 300;

interface PageLoader {
  /** Requests the data of a page. Settles when it is loaded or failed: the page shows an error itself. */
  load: (record: RouteRecord, params: Params, search: URLSearchParams) => Promise<unknown>;
  /** Fetches the code and the data of the page at an address, so that they are loaded at its navigation. */
  prefetch: (href: string) => void;
  /** Waits for the parts of a page while the app starts; later, a page shows what is still loading itself. */
  whileStarting: (parts: readonly Promise<unknown>[]) => Promise<null>;
}

/** Resolves when the stored session has been checked, or could not be. */
function sessionChecked({ getState, subscribe }: Session): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      const { status, problem } = getState();
      if (status === 'LOGGING_IN' && problem === null) return;
      unsubscribe();
      resolve();
    };
    const unsubscribe = subscribe(check);
    check();
  });
}

export function createPageLoader({
  session,
  queryClient,
}: {
  session: Session;
  queryClient: QueryClient;
}): PageLoader {
  const started = new Promise((resolve) => {
    setTimeout(resolve, START_MS);
  });

  const load: PageLoader['load'] = async (record, params, search) => {
    await sessionChecked(session);
    const { user } = session.getState();
    if (!isInAudience(record.audience, user)) return;
    const shown = await queriesOf(record, { params, search, user });
    await Promise.all(shown.map((query) => queryClient.prefetchQuery(query)));
  };

  return {
    load,
    prefetch: (href) => {
      const { pathname, searchParams } = new URL(href, 'https://app.invalid');
      for (const { route, params } of matchRoutes(addresses, pathname) ?? []) {
        const record = route.handle;
        // A failure shows when the user navigates there.
        const parts = [record.lazy?.(), load(record, params, searchParams)];
        for (const part of parts) part?.catch(() => undefined);
      }
    },
    whileStarting: async (parts) => {
      await Promise.race([Promise.allSettled(parts), started]);
      return null;
    },
  };
}
