import type { Event } from '@perigee/api/zod';
import { isOver } from '@perigee/domain/events';
import { and, eq, sql } from 'drizzle-orm';
import type { SandboxContext } from '../context.ts';
import { preparedOnce } from '../db/prepared.ts';
import { eventSignups } from '../db/schema/tickets.ts';
import { toEvent } from '../events/event.ts';
import { loadEventsById } from '../events/load-events.ts';
import type { AuthUser } from '../profile/auth-user.ts';
import { settleOwnCheckouts } from './settle-checkout.ts';

const ticketsOfPerson = preparedOnce((db) =>
  db
    .select({ eventId: eventSignups.eventId })
    .from(eventSignups)
    .where(
      and(eq(eventSignups.userId, sql.placeholder('userId')), eq(eventSignups.status, 'going')),
    )
    .prepare('tickets_of_person'),
);

/** The events that a user has a ticket for, by start. */
async function myEvents(
  { db, settings }: SandboxContext,
  user: AuthUser,
  { past, now }: { past: boolean; now: Date },
): Promise<Event[]> {
  const mine = await ticketsOfPerson(db).execute({ userId: user.id });
  const ids = mine.map(({ eventId }) => eventId);
  const events = await loadEventsById(db, ids, { viewerId: user.id, now });
  return events
    .filter((event) => isOver(event, now) === past)
    .map((event) => toEvent(event, user, settings.publicUrl));
}

/** The events that a user has a ticket for and that are not over, the soonest first. */
export async function upcomingEvents(context: SandboxContext, user: AuthUser): Promise<Event[]> {
  await settleOwnCheckouts(context, user.id);
  return myEvents(context, user, { past: false, now: context.clock() });
}

/** The past events that a user had a ticket for, the latest first. */
export async function pastEvents(context: SandboxContext, user: AuthUser): Promise<Event[]> {
  const soonestFirst = await myEvents(context, user, { past: true, now: context.clock() });
  return soonestFirst.toReversed();
}
