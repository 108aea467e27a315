import type { Event } from '@perigee/api/zod';
import { and, eq, inArray, lte, not, or, sql } from 'drizzle-orm';
import type { SandboxContext } from '../context.ts';
import { events } from '../db/schema/events.ts';
import { eventSignups } from '../db/schema/tickets.ts';
import { toEvent } from '../events/event.ts';
import { loadEvents } from '../events/load-events.ts';
import type { Person } from '../profile/person.ts';
import { settleOwnCheckouts } from './settle-checkout.ts';

/** The events that somebody has a ticket for, by start. */
async function myEvents(
  { db, settings }: SandboxContext,
  person: Person,
  { past, now }: { past: boolean; now: Date },
): Promise<Event[]> {
  const mine = db
    .select({ id: eventSignups.eventId })
    .from(eventSignups)
    .where(and(eq(eventSignups.userId, person.id), eq(eventSignups.status, 'going')));
  // As `isOver` says it.
  const isOver =
    or(inArray(events.status, ['completed', 'archived']), lte(events.endTime, now)) ?? sql`false`;
  const found = await loadEvents(db, and(inArray(events.id, mine), past ? isOver : not(isOver)), {
    viewerId: person.id,
    now,
  });
  return found.map((event) => toEvent(event, person, settings.publicUrl));
}

/** The events that somebody has a ticket for and that are not over, the soonest first. */
export async function upcomingEvents(context: SandboxContext, person: Person): Promise<Event[]> {
  await settleOwnCheckouts(context, person.id);
  return myEvents(context, person, { past: false, now: context.clock() });
}

/** The events that somebody had a ticket for, the latest first. */
export async function pastEvents(context: SandboxContext, person: Person): Promise<Event[]> {
  const soonestFirst = await myEvents(context, person, { past: true, now: context.clock() });
  return soonestFirst.toReversed();
}
