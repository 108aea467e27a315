import {
  getDiscoverEventsQueryKey,
  useDiscoverEvents,
  useSessionState,
  type DiscoverRequest,
} from '@perigee/api';
import type { City } from '@perigee/ui/events';
import { mapLoadable, toLoadable } from '../../loadable.ts';

/** The user's query for discover; it is not sent while `enabled` is false. */
function useFound(request: DiscoverRequest, enabled: boolean) {
  const { user } = useSessionState();
  const queryKey = [...getDiscoverEventsQueryKey(request), user?.id ?? null];
  return useDiscoverEvents(request, { query: { queryKey, enabled } });
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
      ? toLoadable(everywhere)
      : mapLoadable(toLoadable(inCity), (reply) => ({ ...reply, featuredEvents: [] }));
  const cities = new Map<number, City>();
  for (const { locationId: id, location: name } of everywhere.data?.events ?? []) {
    if (typeof id === 'number' && typeof name === 'string') cities.set(id, { id, name });
  }
  const byName = [...cities.values()].toSorted((one, other) => one.name.localeCompare(other.name));
  return { events, cities: byName };
}
