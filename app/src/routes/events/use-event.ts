import {
  getGetEventQueryOptions,
  getGetPublicEventQueryOptions,
  type ApiError,
  type Event,
  type EventReply,
  type SessionState,
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
export function eventQuery(name: string, user: Pick<User, 'id' | 'completedOnboarding'> | null) {
  const { queryKey, queryFn } =
    user?.completedOnboarding === true
      ? getGetEventQueryOptions(name)
      : getGetPublicEventQueryOptions(name);
  return queryOptions<EventReply, ApiError, Event>({
    queryKey: [...queryKey, user?.id ?? null],
    queryFn,
    select: ({ event }) => event,
  });
}

/**
 * While a visitor signs in, the public data stays visible. While it is unknown whether the viewer is a visitor,
 * nothing is requested.
 */
export function useEvent(
  name: string,
  { user, status }: Pick<SessionState, 'user' | 'status'>,
): Pick<EventPageProps, 'event' | 'isOfPreviousViewer'> {
  const query = useQuery({
    ...eventQuery(name, user),
    enabled: status !== 'LOGGING_IN',
    placeholderData: keepPreviousData,
  });
  return {
    event: query.error?.status === 404 ? { status: 'not-found' } : toLoadable(query),
    isOfPreviousViewer: query.isPlaceholderData,
  };
}
