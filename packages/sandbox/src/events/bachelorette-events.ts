import type { Event } from '@perigee/api/zod';
import { and, eq, type SQL } from 'drizzle-orm';
import type { SandboxContext } from '../context.ts';
import { events } from '../db/schema/events.ts';
import type { AuthUser } from '../profile/auth-user.ts';
import { toEvent } from './event.ts';
import { isKnownToAll, isListedFor } from './listed-events.ts';
import { loadEvents } from './load-events.ts';

function isOpenTo(viewer: AuthUser, honouredId: number): SQL | undefined {
  if (viewer.admin) return undefined;
  return viewer.id === honouredId ? isKnownToAll() : isListedFor(viewer);
}

/** The events that are held for a user and that the viewer may find, by start. */
export async function bacheloretteEvents(
  { db, clock, settings }: SandboxContext,
  honouredId: number,
  viewer: AuthUser,
): Promise<Event[]> {
  const now = clock();
  const isTheirs = eq(events.bacheloretteUserId, honouredId);
  const where = and(isTheirs, isOpenTo(viewer, honouredId));
  const found = await loadEvents(db, where, { viewerId: viewer.id, now });
  return found.map((event) => toEvent(event, viewer, settings.publicUrl));
}
