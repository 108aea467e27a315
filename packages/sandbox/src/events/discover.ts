import type { DiscoverReply, DiscoverRequest } from '@perigee/api/zod';
import { and, asc, eq, gte, ilike, inArray, lte, type SQL } from 'drizzle-orm';
import type { SandboxContext } from '../context.ts';
import { events } from '../db/schema/events.ts';
import { failure } from '../http/failure.ts';
import type { AuthUser } from '../profile/auth-user.ts';
import { toEvent } from './event.ts';
import { hasTicketFor, isListedFor, isStillToCome } from './listed-events.ts';
import { loadEvents } from './load-events.ts';
import { eventServerMessages } from './server-messages.ts';

const PAGE_SIZE = 24;
const FEATURED = 4;

/** Condition on an event: it matches the request. */
function isAskedFor({ location, from, to, search }: DiscoverRequest): SQL | undefined {
  const text = search?.trim().replaceAll(/[\\%_]/g, String.raw`\$&`) ?? '';
  return and(
    location === undefined ? undefined : eq(events.locationId, location),
    from === undefined ? undefined : gte(events.startTime, new Date(from)),
    to === undefined ? undefined : lte(events.startTime, new Date(to)),
    text === '' ? undefined : ilike(events.title, `%${text}%`),
  );
}

/**
 * Public events that are still to come: the next few with tickets left, and a page of those that
 * match the request. Signed-in users get only events that suit them.
 *
 * @param viewer undefined for a visitor
 * @throws 422 for an end date before the start date
 * Source: spec DiscoverReply
 */
export async function discoverEvents(
  { db, clock, settings }: SandboxContext,
  request: DiscoverRequest,
  viewer: AuthUser | undefined,
): Promise<DiscoverReply> {
  const { from, to, page = 1 } = request;
  if (from !== undefined && to !== undefined && new Date(to) < new Date(from)) {
    throw failure(422, eventServerMessages.datesCrossed);
  }
  const now = clock();
  const isListed = and(isListedFor(viewer), isStillToCome(now));
  const isFound = and(isListed, isAskedFor(request));
  const idsOf = async (where: SQL | undefined, limit: number, offset = 0) => {
    const rows = await db
      .select({ id: events.id })
      .from(events)
      .where(where)
      .orderBy(asc(events.startTime), asc(events.id))
      .limit(limit)
      .offset(offset);
    return rows.map(({ id }) => id);
  };
  const featured = await idsOf(and(isListed, hasTicketFor(viewer, now)), FEATURED);
  const found = await idsOf(isFound, PAGE_SIZE, (page - 1) * PAGE_SIZE);
  const count = await db.$count(events, isFound);

  const loaded = await loadEvents(db, inArray(events.id, [...featured, ...found]), {
    viewerId: viewer?.id,
    now,
  });
  const shown = (ids: readonly number[]) =>
    loaded
      .filter(({ id }) => ids.includes(id))
      .map((event) => toEvent(event, viewer, settings.publicUrl));
  return {
    featuredEvents: shown(featured),
    events: shown(found),
    count,
    limit: PAGE_SIZE,
    pages: Math.ceil(count / PAGE_SIZE),
  };
}
