import {
  MutationCache,
  QueryCache,
  QueryClient,
  type InvalidateQueryFilters,
} from '@tanstack/react-query';
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
  /** A user who is refused has lost the rights to the page: it shows what the user has now. */
  const refetchRefusedUser = (error: Error) => {
    if (error instanceof ApiError && error.status === 403) void invalidate(CURRENT_USER_KEY);
  };
  const queryCache = new QueryCache({
    onError: (error, { queryKey }) => {
      // The user's own refusal would repeat itself.
      if (queryKey[0] !== CURRENT_USER_KEY[0]) refetchRefusedUser(error);
    },
  });
  const mutationCache = new MutationCache({
    onSuccess: async (answer, _variables, _result, { options }) => {
      const change = changeOf(options.mutationKey);
      const { answersUser = false, awaited = [], stale = [], deleted = [] } = change;
      const isWritten = answersUser && answer !== undefined;
      if (isWritten) queryClient.setQueryData(CURRENT_USER_KEY, answer);
      void invalidate(stale);
      for (const id of deleted) {
        void queryClient.invalidateQueries({ queryKey: [id], refetchType: 'none' });
      }
      const shown = answersUser && !isWritten ? [...awaited, ...CURRENT_USER_KEY] : awaited;
      await invalidate(shown);
    },
    onError: (error, _variables, _result, { options }) => {
      refetchRefusedUser(error);
      const { refused = [] } = changeOf(options.mutationKey);
      void invalidate(refused);
    },
  });
  const queryClient = new QueryClient({
    queryCache,
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
