import type { Event } from '@perigee/api';
import { isLive } from '@perigee/domain';
import { generatePath } from 'react-router-dom';
import { paths } from '../paths.ts';
import { findEvent } from './find-event.ts';
import { eventHref } from './places.ts';

/** Where the join key leads: into the event while it is live, else to its page with the ticket. */
export function joinHref(
  upcoming: readonly Event[] | undefined,
  name: string | null,
): string | undefined {
  const event = findEvent(upcoming, name);
  if (event === undefined) return undefined;
  const { status, startTime, endTime } = event;
  const times = { status, startTime: new Date(startTime), endTime: new Date(endTime) };
  return isLive(times, new Date())
    ? generatePath(paths.live, { event_id: event.slug })
    : eventHref(event);
}
