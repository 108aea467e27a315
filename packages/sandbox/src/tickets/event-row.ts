import { serverMessages } from '@perigee/domain';
import { eq, getTableColumns, type SQL } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { events } from '../db/schema/events.ts';
import { hosts } from '../db/schema/people.ts';
import { runsEvent } from '../events/find-event.ts';
import { isEventNamed } from '../events/load-events.ts';
import { failure } from '../http/failure.ts';
import type { Person } from '../profile/person.ts';

/** An event as tickets need it, without what only pages show. */
export type EventRow = typeof events.$inferSelect & {
  /** The person who holds it. */
  hostUserId: number | null;
};

const rowWhere = (db: Queryable, where: SQL) =>
  db
    .select({ ...getTableColumns(events), hostUserId: hosts.userId })
    .from(events)
    .leftJoin(hosts, eq(hosts.id, events.hostId))
    .where(where);

/** Only those who run an event know of it before its review is over. */
function knownTo(person: Person, event: EventRow | undefined): EventRow {
  if (event === undefined || (event.status === 'pending' && !runsEvent(person, event))) {
    throw failure(404, serverMessages.eventNotFound);
  }
  return event;
}

/**
 * The event of an id or slug, for somebody who wants to come.
 *
 * @throws 404 where there is none, or it is in review and somebody else's
 */
export async function findEventRow(db: Queryable, name: string, person: Person): Promise<EventRow> {
  const isNamed = isEventNamed(name);
  const [event] = isNamed === null ? [] : await rowWhere(db, isNamed);
  return knownTo(person, event);
}

/** As {@link findEventRow}, kept for this transaction alone: whoever counts its tickets must. */
export async function lockEventRow(tx: Queryable, name: string, person: Person): Promise<EventRow> {
  const isNamed = isEventNamed(name);
  const [event] = isNamed === null ? [] : await rowWhere(tx, isNamed).for('update', { of: events });
  return knownTo(person, event);
}

/** The event of a sign-up, kept for this transaction alone. */
export async function lockEventOf(
  tx: Queryable,
  { eventId }: { eventId: number },
): Promise<EventRow | undefined> {
  const [event] = await rowWhere(tx, eq(events.id, eventId)).for('update', { of: events });
  return event;
}

/** Nothing for those who run the event. @throws 403 for everybody else */
export function mustRun(person: Person, event: EventRow): void {
  if (!runsEvent(person, event)) throw failure(403, serverMessages.eventHostOnly);
}
