import { MutationCache, QueryClient, type InvalidateQueryFilters } from '@tanstack/react-query';
import { ApiError } from '../http/fetcher.ts';
import { changeOf } from './changes.ts';
import { CURRENT_USER_KEY, currentUserQuery } from './current-user.ts';

const MAX_RETRIES = 2;
const FRESH_MS = 30_000;

/**
 * A request that the server refused will be refused again; one that did not arrive may arrive the next time.
 */
function shouldRetry(failures: number, error: unknown): boolean {
  const mayPass = error instanceof ApiError && (error.status === 0 || error.status >= 500);
  return mayPass && failures < MAX_RETRIES;
}

/** The cache of a page: its queries, and its mutations, which make queries stale by the table of changes. */
export function createQueryClient(): QueryClient {
  /** Makes the queries of the named calls stale, and refetches those that are shown, as the user always is. */
  const invalidate = (ids: readonly string[]) =>
    Promise.all(
      ids.map(async (id) => {
        const filters: InvalidateQueryFilters = {
          queryKey: [id],
          refetchType: id === CURRENT_USER_KEY[0] ? 'all' : 'active',
        };
        // A first request that is still running has the state before the change, and is not repeated while it
        // runs. It is not cancelled either: who waits for its answer would be told of a failure.
        const running = queryClient
          .getQueryCache()
          .findAll({ queryKey: [id], fetchStatus: 'fetching' })
          .filter(({ state }) => state.data === undefined);
        await queryClient.invalidateQueries(filters);
        if (running.length === 0) return;
        await Promise.allSettled(running.map(async ({ promise }) => promise));
        await queryClient.invalidateQueries({
          ...filters,
          predicate: (query) => running.includes(query),
        });
      }),
    );
  const mutationCache = new MutationCache({
    onSuccess: async (answer, _variables, _result, { options }) => {
      const { answersUser = false, awaited = [], stale = [] } = changeOf(options.mutationKey);
      const isWritten = answersUser && answer !== undefined;
      if (isWritten) queryClient.setQueryData(CURRENT_USER_KEY, answer);
      void invalidate(stale);
      const shown = answersUser && !isWritten ? [...awaited, ...CURRENT_USER_KEY] : awaited;
      await invalidate(shown);
    },
    onError: (_error, _variables, _result, { options }) => {
      const { refused = [] } = changeOf(options.mutationKey);
      void invalidate(refused);
    },
  });
  const queryClient = new QueryClient({
    mutationCache,
    defaultOptions: {
      queries: { retry: shouldRetry, staleTime: FRESH_MS },
      // Without a network an action fails at once and can be retried, instead of happening later.
      mutations: { networkMode: 'always' },
    },
  });
  queryClient.setQueryDefaults(CURRENT_USER_KEY, currentUserQuery);
  return queryClient;
}
