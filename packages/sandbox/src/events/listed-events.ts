import { and, eq, gt, ne, notInArray, or, sql, type SQL } from 'drizzle-orm';
import { events } from '../db/schema/events.ts';
import { eventSignups } from '../db/schema/tickets.ts';
import type { AuthUser } from '../profile/auth-user.ts';
import { holdsTicket } from './load-events.ts';

/** Condition on an event: it is neither over nor in review. */
export function isStillToCome(now: Date): SQL | undefined {
  return and(
    gt(events.endTime, now),
    notInArray(events.status, ['pending', 'archived', 'completed']),
  );
}

/** Condition on an event: it is for the viewer, as in `eventEligibility`. Visitors get all events. */
function isFor(viewer: AuthUser | undefined): SQL | undefined {
  if (viewer === undefined) return undefined;
  const { birthdate, gender } = viewer;
  const day = sql`(${events.startTime} at time zone ${events.timezone})::date`;
  const takesBoth = ne(events.type, 'one_variable');
  return and(
    birthdate === null
      ? undefined
      : sql`extract(year from age(${day}, ${birthdate}::date)) between ${events.minAge} and ${events.maxAge}`,
    gender === 'M' ? or(takesBoth, gt(events.leftTickets, 0)) : undefined,
    gender === 'F' ? or(takesBoth, gt(events.rightTickets, 0)) : undefined,
  );
}

/** Condition on an event: it exists for viewers who do not run it, as in `knowsEvent`. */
export function isKnownToAll(): SQL | undefined {
  return and(ne(events.status, 'pending'), eq(events.declined, false));
}

/** Condition on an event: the viewer may find it in lists, without its address. */
export function isListedFor(viewer: AuthUser | undefined): SQL | undefined {
  return and(eq(events.eventVisibility, 'Public'), isKnownToAll(), isFor(viewer));
}

function hasTickets(side: 'left' | 'right', now: Date): SQL {
  const offered = side === 'left' ? events.leftTickets : events.rightTickets;
  const isSold = and(
    eq(eventSignups.eventId, events.id),
    eq(eventSignups.side, side),
    holdsTicket(now),
  );
  return sql`${offered} > (select count(*) from ${eventSignups} where ${isSold})`;
}

/**
 * Condition on an event: a ticket is left on the viewer's side, as in `ticketSideOf`; for a
 * visitor, on any side.
 */
export function hasTicketFor(viewer: AuthUser | undefined, now: Date): SQL | undefined {
  const left = hasTickets('left', now);
  const right = hasTickets('right', now);
  const hasOnePool = ne(events.type, 'binary');
  if (viewer?.gender === 'M') return or(left, and(hasOnePool, right));
  if (viewer?.gender === 'F') return or(right, and(hasOnePool, left));
  return or(left, right);
}
