import {
  getDiscoverEventsQueryKey,
  getDiscoverEventsQueryOptions,
  useSessionState,
  type DiscoverReply,
  type DiscoverRequest,
} from '@perigee/api';
import type { Loadable } from '@perigee/ui';
import type { City } from '@perigee/ui/events';
import { useQueries, useQuery } from '@tanstack/react-query';
import { mapLoadable, toLoadable } from '../../loadable.ts';

/** What discover answers to the user, with the events of all pages; nothing is sent while `enabled` is false. */
function useFound(request: DiscoverRequest, enabled: boolean): Loadable<DiscoverReply> {
  const { user } = useSessionState();
  const optionsOf = (body: DiscoverRequest) => {
    const queryKey = [...getDiscoverEventsQueryKey(body), user?.id ?? null];
    return getDiscoverEventsQueryOptions(body, {
      query: { queryKey, enabled },
    });
  };
  const first = useQuery(optionsOf(request));
  const later = useQueries({
    queries: Array.from({ length: Math.max(0, (first.data?.pages ?? 0) - 1) }, (_, index) =>
      optionsOf({ ...request, page: index + 2 }),
    ),
  });
  const failed = later.map((page) => toLoadable(page)).find(({ status }) => status === 'error');
  if (failed?.status === 'error') return failed;
  return mapLoadable(toLoadable(first), (reply) => ({
    ...reply,
    events: [reply, ...later.map(({ data }) => data)].flatMap((page) => page?.events ?? []),
  }));
}

/**
 * The events to discover, and their cities. Featured events are featured in all cities together, so one city
 * lists all its events by date.
 *
 * @param cityId null for all cities
 */
export function useDiscovery(cityId: number | null) {
  const everywhere = useFound({}, true);
  const inCity = useFound({ location: cityId ?? 0 }, cityId !== null);
  const events =
    cityId === null
      ? everywhere
      : mapLoadable(inCity, (reply) => ({ ...reply, featuredEvents: [] }));
  const everyEvent = everywhere.status === 'ready' ? everywhere.data.events : [];
  const cities = new Map<number, City>();
  for (const { locationId: id, location: name } of everyEvent) {
    if (typeof id === 'number' && typeof name === 'string') cities.set(id, { id, name });
  }
  const byName = [...cities.values()].toSorted((one, other) => one.name.localeCompare(other.name));
  return { events, cities: byName };
}
