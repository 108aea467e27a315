import { eq, getTableColumns, type SQL } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { events } from '../db/schema/events.ts';
import { hosts } from '../db/schema/hosts.ts';
import { knowsEvent, mustSeeEvent, runsEvent } from '../events/event-access.ts';
import { matchesIdOrSlug } from '../events/load-events.ts';
import { failure } from '../http/failure.ts';
import type { AuthUser } from '../profile/auth-user.ts';
import { isHeld, type Signup } from './signup-rows.ts';
import { serverMessages } from '../server-messages.ts';

/** An event with the columns that tickets need, without those that only pages show. */
export type EventRow = typeof events.$inferSelect & {
  /** The id of the host's user. */
  hostUserId: number | null;
};

const rowWhere = (db: Queryable, where: SQL) =>
  db
    .select({ ...getTableColumns(events), hostUserId: hosts.userId })
    .from(events)
    .leftJoin(hosts, eq(hosts.id, events.hostId))
    .where(where);

function knownTo(user: AuthUser, event: EventRow | undefined): EventRow {
  if (event === undefined || !knowsEvent(user, event)) {
    throw failure(404, serverMessages.eventNotFound);
  }
  return event;
}

/**
 * The event of an id or slug, for a user who requests a ticket.
 *
 * @throws 404 if no event has the name, or it is in review and another host's
 */
export async function findEventRow(db: Queryable, name: string, user: AuthUser): Promise<EventRow> {
  const isNamed = matchesIdOrSlug(name);
  const [event] = isNamed === null ? [] : await rowWhere(db, isNamed);
  return knownTo(user, event);
}

/** As {@link findEventRow}, locked for this transaction. Callers that count its tickets must use it. */
export async function lockEventRow(tx: Queryable, name: string, user: AuthUser): Promise<EventRow> {
  const isNamed = matchesIdOrSlug(name);
  const [event] = isNamed === null ? [] : await rowWhere(tx, isNamed).for('update', { of: events });
  return knownTo(user, event);
}

/** The event of a sign-up. */
export async function findEventOf(
  db: Queryable,
  { eventId }: { eventId: number },
): Promise<EventRow | undefined> {
  const [event] = await rowWhere(db, eq(events.id, eventId));
  return event;
}

/** As {@link findEventOf}, locked for this transaction. */
export async function lockEventOf(
  tx: Queryable,
  { eventId }: { eventId: number },
): Promise<EventRow | undefined> {
  const [event] = await rowWhere(tx, eq(events.id, eventId)).for('update', { of: events });
  return event;
}

/**
 * Checks that a user may see the event, and so come to it.
 *
 * @param signup the result of {@link lockSignup}
 * @throws 404 and 403 for all others
 */
export function mustComeTo(
  user: AuthUser,
  event: EventRow,
  signup: Signup | undefined,
  now: Date,
): void {
  const hasTicket = signup !== undefined && (signup.status === 'going' || isHeld(signup, now));
  mustSeeEvent(user, event, { hasTicket, notFound: serverMessages.eventNotFound });
}

/** Checks that a user runs the event. @throws 403 for all others */
export function mustRun(user: AuthUser, event: EventRow): void {
  if (!runsEvent(user, event)) throw failure(403, serverMessages.eventHostOnly);
}
