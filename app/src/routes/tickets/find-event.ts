import type { Event } from '@perigee/api';

/** The event with the id or slug of an address. */
export function findEvent(
  events: readonly Event[] | undefined,
  name: string | null,
): Event | undefined {
  return events?.find(({ id, slug }) => name === slug || name === String(id));
}
