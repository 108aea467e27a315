import { eventStatusAt } from '@perigee/domain/events';
import type { TicketPools, TicketSide } from '@perigee/domain/tickets';
import {
  and,
  asc,
  count,
  eq,
  gt,
  inArray,
  ne,
  or,
  sql,
  type AnyColumn,
  type SQL,
} from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { preparedOnce } from '../db/prepared.ts';
import { events } from '../db/schema/events.ts';
import { eventSignups } from '../db/schema/tickets.ts';
import { hasLapsed } from '../tickets/signup-rows.ts';

const NO_TICKETS: TicketPools = { left: 0, right: 0 };

/** Condition on a sign-up: it occupies a ticket. */
export function holdsTicket(now: Date): SQL | undefined {
  return or(
    eq(eventSignups.status, 'going'),
    and(eq(eventSignups.status, 'reserved'), gt(eventSignups.heldUntil, now)),
  );
}

/** Condition on a column: its value is one of the `ids` parameter of a prepared query. */
const isOneOf = (column: AnyColumn) => sql`${column} = any(${sql.placeholder('ids')}::integer[])`;

/** The sign-ups that may hold a ticket. Whether a reserved one does depends on the time. */
const ticketsOf = preparedOnce((db) =>
  db
    .select({
      eventId: eventSignups.eventId,
      side: eventSignups.side,
      status: eventSignups.status,
      heldUntil: eventSignups.heldUntil,
      tickets: count(),
    })
    .from(eventSignups)
    .where(and(isOneOf(eventSignups.eventId), inArray(eventSignups.status, ['going', 'reserved'])))
    .groupBy(eventSignups.eventId, eventSignups.side, eventSignups.status, eventSignups.heldUntil)
    .prepare('tickets'),
);

/** The number of tickets of each pool that are sold or held. */
export async function soldOf(
  db: Queryable,
  eventIds: readonly number[],
  now: Date,
): Promise<Map<number, TicketPools>> {
  const rows = await ticketsOf(db).execute({ ids: eventIds });
  const sold = new Map<number, Record<TicketSide, number>>();
  for (const row of rows) {
    if (hasLapsed(row, now)) continue;
    const pools = sold.get(row.eventId) ?? { ...NO_TICKETS };
    pools[row.side] += row.tickets;
    sold.set(row.eventId, pools);
  }
  return sold;
}

const signupsOfViewer = preparedOnce((db) =>
  db
    .select()
    .from(eventSignups)
    .where(
      and(
        isOneOf(eventSignups.eventId),
        eq(eventSignups.userId, sql.placeholder('viewerId')),
        ne(eventSignups.status, 'cancelled'),
      ),
    )
    .prepare('signups_of_viewer'),
);

/** The viewer's valid sign-ups, by event: neither cancelled nor with a hold that has ended. */
async function signupsOf(
  db: Queryable,
  eventIds: readonly number[],
  { viewerId, now }: { viewerId?: number | undefined; now: Date },
) {
  if (viewerId === undefined) return new Map<number, typeof eventSignups.$inferSelect>();
  const rows = await signupsOfViewer(db).execute({ ids: eventIds, viewerId });
  return new Map(rows.filter((row) => !hasLapsed(row, now)).map((row) => [row.eventId, row]));
}

const eventsById = preparedOnce((db) =>
  db.query.events
    .findMany({
      where: isOneOf(events.id),
      orderBy: [asc(events.startTime), asc(events.id)],
      with: {
        host: true,
        image: true,
        verticalImage: true,
        tags: true,
        bachelorette: { with: { images: true } },
        gallery: {
          with: { image: true },
          orderBy: (picture) => [asc(picture.addedAt), asc(picture.imageId)],
        },
      },
    })
    .prepare('events'),
);

type Row = Awaited<ReturnType<ReturnType<typeof eventsById>['execute']>>[number];

/** An event with its current tickets, as one viewer sees it. */
export interface LoadedEvent extends Row {
  sold: TicketPools;
  /** The viewer's own sign-up. */
  signup: typeof eventSignups.$inferSelect | undefined;
  /** The events of its series, including itself, by start. Empty for an event without a series. */
  series: SeriesEvent[];
}

/** An event of a series, with its current tickets. */
export interface SeriesEvent extends Pick<
  Row,
  | 'id'
  | 'slug'
  | 'status'
  | 'declined'
  | 'type'
  | 'eventVisibility'
  | 'startTime'
  | 'endTime'
  | 'timezone'
  | 'locationId'
  | 'address'
  | 'priceCents'
  | 'leftTickets'
  | 'rightTickets'
> {
  sold: TicketPools;
  signup: typeof eventSignups.$inferSelect | undefined;
}

async function seriesRows(db: Queryable, rows: readonly Row[]) {
  const ids = rows.flatMap(({ seriesId }) => (seriesId === null ? [] : [seriesId]));
  if (ids.length === 0) return [];
  return db
    .select()
    .from(events)
    .where(inArray(events.seriesId, [...new Set(ids)]))
    .orderBy(asc(events.startTime), asc(events.id));
}

/** The viewer and the time. */
interface View {
  /** The user whose sign-ups are loaded. */
  viewerId?: number | undefined;
  now: Date;
}

/**
 * Events with all their relations, by start. The number of queries does not depend on the number of
 * events.
 */
export async function loadEventsById(
  db: Queryable,
  eventIds: readonly number[],
  { viewerId, now }: View,
): Promise<LoadedEvent[]> {
  if (eventIds.length === 0) return [];
  const rows = await eventsById(db).execute({ ids: eventIds });
  const siblings = await seriesRows(db, rows);
  const ids = [...new Set([...rows, ...siblings].map(({ id }) => id))];
  const sold = await soldOf(db, ids, now);
  const signups = await signupsOf(db, ids, { viewerId, now });

  const asItStands = <Event extends typeof events.$inferSelect>(event: Event) => ({
    ...event,
    status: eventStatusAt(event, now),
    sold: sold.get(event.id) ?? NO_TICKETS,
    signup: signups.get(event.id),
  });
  return rows.map((row) => ({
    ...asItStands(row),
    series: siblings
      .filter(({ seriesId }) => row.seriesId !== null && seriesId === row.seriesId)
      .map(asItStands),
  }));
}

/** As {@link loadEventsById}, for events that match a condition. */
export async function loadEvents(
  db: Queryable,
  where: SQL | undefined,
  view: View,
): Promise<LoadedEvent[]> {
  const found = await db.select({ id: events.id }).from(events).where(where);
  return loadEventsById(
    db,
    found.map(({ id }) => id),
    view,
  );
}

const ID = /^\d{1,9}$/;
const SLUG = /^[\w-]{1,200}$/;

/** The condition that a row of `events` has this id or slug, or null for a text that can be neither. */
export function matchesIdOrSlug(name: string): SQL | null {
  if (ID.test(name)) return eq(events.id, Number(name));
  return SLUG.test(name) ? eq(events.slug, name) : null;
}
