import type { Event } from '@perigee/api/zod';
import { and, eq, gt, inArray } from 'drizzle-orm';
import type { SandboxContext } from '../context.ts';
import { events } from '../db/schema/events.ts';
import { toEvent } from '../events/event.ts';
import { loadEvents } from '../events/load-events.ts';
import type { AuthUser } from '../profile/auth-user.ts';
import { speaksFor, type LoadedHost } from './find-host.ts';

/** The statuses of events that are neither in review nor over. */
const OPEN = ['created', 'updated', 'started'] as const;

/**
 * A host's events, by start: public events that are not over, or all events for the host and for
 * admins.
 */
export async function listHostEvents(
  { db, clock, settings }: SandboxContext,
  host: LoadedHost,
  viewer: AuthUser,
): Promise<Event[]> {
  const now = clock();
  const isTheirs = eq(events.hostId, host.id);
  const isForEverybody = and(
    eq(events.eventVisibility, 'Public'),
    inArray(events.status, [...OPEN]),
    gt(events.endTime, now),
  );
  const where = speaksFor(viewer, host) ? isTheirs : and(isTheirs, isForEverybody);
  const loaded = await loadEvents(db, where, { viewerId: viewer.id, now });
  return loaded.map((event) => toEvent(event, viewer, settings.publicUrl));
}
