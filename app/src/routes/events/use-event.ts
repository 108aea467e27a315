import {
  getEvent,
  getGetEventQueryKey,
  getGetPublicEventQueryKey,
  getPublicEvent,
  type ApiError,
  type Event,
  type User,
} from '@perigee/api';
import type { EventPageProps } from '@perigee/ui/events';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { toLoadable } from '../../loadable.ts';

/**
 * Requests an event for its page: in full for users who have finished onboarding, else the public part
 * (events §4). The query key separates users, so that no user sees another user's data.
 *
 * @param name its slug or its id
 * @param user null for a visitor
 */
export function eventQuery(name: string, user: User | null) {
  const isFull = user?.completedOnboarding === true;
  const key = isFull ? getGetEventQueryKey(name) : getGetPublicEventQueryKey(name);
  return queryOptions<Event, ApiError>({
    queryKey: [...key, user?.id ?? null],
    queryFn: async ({ signal }) =>
      (await (isFull ? getEvent : getPublicEvent)(name, { signal })).event,
  });
}

/** While a visitor signs in, the public data stays visible. */
export function useEvent(name: string, user: User | null): EventPageProps['event'] {
  const query = useQuery({ ...eventQuery(name, user), placeholderData: keepPreviousData });
  return query.error?.status === 404 ? { status: 'not-found' } : toLoadable(query);
}
