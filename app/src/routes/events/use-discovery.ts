import {
  getDiscoverEventsQueryKey,
  useDiscoverEvents,
  useSessionState,
  type DiscoverRequest,
} from '@perigee/api';
import type { City } from '@perigee/ui/events';
import { mapLoadable, toLoadable } from '../../loadable.ts';

/** What discover finds for the user, and where it is not asked for. */
function useFound(request: DiscoverRequest, enabled: boolean) {
  const { user } = useSessionState();
  const queryKey = [...getDiscoverEventsQueryKey(request), user?.id ?? null];
  return useDiscoverEvents(request, { query: { queryKey, enabled } });
}

/**
 * The events to discover, and the cities they take place in. What is featured is so in all cities
 * together, so that of one city everything is listed by date.
 *
 * @param cityId null for all of them
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
