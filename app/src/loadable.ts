import { errorText } from '@perigee/domain';
import { loading, ready, type Loadable } from '@perigee/ui';
import type { UseQueryResult } from '@tanstack/react-query';

/** The result of a query, also of an infinite one. */
type QueryResult<T> = Pick<
  UseQueryResult<T>,
  'data' | 'error' | 'errorUpdateCount' | 'isFetching'
> & { refetch: () => Promise<unknown> };

/**
 * The last failure of each query of a page, by what stays the same in its results. TanStack Query forgets the error
 * when it fetches again, but the pressed button must stay where it is.
 */
const lastFailures = new WeakMap<QueryResult<unknown>['refetch'], ReturnType<typeof toFailed>>();

/**
 * The Loadable of a query. Loaded data stays, also while a refetch is pending or has failed; so does a failure while
 * a retry is pending.
 *
 * @param fallback the message of a failure without one of the server
 */
export function toLoadable<T>(query: QueryResult<T>, fallback?: string): Loadable<T> {
  if (query.data !== undefined) return ready(query.data);
  if (query.error !== null) {
    const failed = toFailed(query, fallback);
    lastFailures.set(query.refetch, failed);
    return failed;
  }
  // None of this query, if the page has shown the failure of another one in its place.
  const failed = query.errorUpdateCount > 0 ? lastFailures.get(query.refetch) : undefined;
  return failed === undefined ? loading : { ...failed, retrying: true };
}

function toFailed(query: QueryResult<unknown>, fallback?: string) {
  return {
    status: 'error',
    message: errorText(query.error, fallback),
    onRetry: () => void query.refetch(),
  } as const;
}

/** The failure of a query whose older data may be of no use to the page; null without one. */
export function toRefetchFailure(query: QueryResult<unknown>, fallback?: string) {
  return query.data === undefined || query.error === null
    ? null
    : { ...toFailed(query, fallback), retrying: query.isFetching };
}

/**
 * The profiles of a deck, which decided ones leave. An empty deck that could not be filled again has failed, and has
 * not ended.
 *
 * @param fallback the message of a failure without one of the server
 */
export function toDeck<Profile>(
  query: QueryResult<{ profiles: Profile[] }>,
  fallback?: string,
): Loadable<readonly Profile[]> {
  const failure = toRefetchFailure(query, fallback);
  return failure !== null && query.data?.profiles.length === 0
    ? failure
    : mapLoadable(toLoadable(query, fallback), ({ profiles }) => profiles);
}

/** One Loadable of two: ready when both are, and a retry refetches the failed ones. */
export function combine<A, B, T>(
  a: Loadable<A>,
  b: Loadable<B>,
  merge: (a: A, b: B) => T,
): Loadable<T> {
  if (a.status === 'error' || b.status === 'error') {
    const failed = [a, b].filter((part) => part.status === 'error');
    return {
      status: 'error',
      message: failed[0]?.message ?? '',
      onRetry: () => {
        for (const part of failed) part.onRetry();
      },
      retrying: failed.some(({ retrying }) => retrying === true),
    };
  }
  if (a.status === 'loading' || b.status === 'loading') return loading;
  return ready(merge(a.data, b.data));
}

/** A Loadable with changed data, once it is ready. */
export function mapLoadable<A, B>(loadable: Loadable<A>, change: (a: A) => B): Loadable<B> {
  return loadable.status === 'ready' ? ready(change(loadable.data)) : loadable;
}
