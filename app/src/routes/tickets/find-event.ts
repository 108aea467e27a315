import type { Event } from '@perigee/api';

/** The event that an address names by its id or slug. */
export function findEvent(
  events: readonly Event[] | undefined,
  name: string | null,
): Event | undefined {
  return events?.find(({ id, slug }) => name === slug || name === String(id));
}
