import { eventStatusAt, type TicketPools } from '@perigee/domain';
import { and, asc, count, eq, gt, inArray, ne, or, type SQL } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { events } from '../db/schema/events.ts';
import { eventSignups } from '../db/schema/tickets.ts';

const NO_TICKETS: TicketPools = { left: 0, right: 0 };

/** Condition on a sign-up: it keeps a ticket from others. */
export function holdsTicket(now: Date): SQL | undefined {
  return or(
    eq(eventSignups.status, 'going'),
    and(eq(eventSignups.status, 'reserved'), gt(eventSignups.heldUntil, now)),
  );
}

/** How many tickets of each pool are sold or held. */
export async function soldOf(
  db: Queryable,
  eventIds: readonly number[],
  now: Date,
): Promise<Map<number, TicketPools>> {
  const rows = await db
    .select({ eventId: eventSignups.eventId, side: eventSignups.side, sold: count() })
    .from(eventSignups)
    .where(and(inArray(eventSignups.eventId, [...eventIds]), holdsTicket(now)))
    .groupBy(eventSignups.eventId, eventSignups.side);
  const sold = new Map<number, TicketPools>();
  for (const row of rows) {
    sold.set(row.eventId, { ...(sold.get(row.eventId) ?? NO_TICKETS), [row.side]: row.sold });
  }
  return sold;
}

/** The viewer's sign-ups that stand, by event: none that was cancelled or whose hold has ended. */
async function signupsOf(
  db: Queryable,
  eventIds: readonly number[],
  { viewerId, now }: { viewerId?: number | undefined; now: Date },
) {
  if (viewerId === undefined) return new Map<number, typeof eventSignups.$inferSelect>();
  const rows = await db
    .select()
    .from(eventSignups)
    .where(
      and(
        inArray(eventSignups.eventId, [...eventIds]),
        eq(eventSignups.userId, viewerId),
        or(eq(eventSignups.status, 'applied'), holdsTicket(now)),
      ),
    );
  return new Map(rows.map((row) => [row.eventId, row]));
}

const readRows = (db: Queryable, where: SQL | undefined) =>
  db.query.events.findMany({
    where,
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
  });

type Row = Awaited<ReturnType<typeof readRows>>[number];

/** An event with how it and its tickets stand now, as one viewer finds it. */
export interface LoadedEvent extends Row {
  sold: TicketPools;
  /** The viewer's own sign-up. */
  signup: typeof eventSignups.$inferSelect | undefined;
  /** The events of its series, itself among them, by start. Empty where there is no series. */
  series: SeriesEvent[];
}

/** An event of a series, with how it and its tickets stand. */
export interface SeriesEvent extends Pick<
  Row,
  'id' | 'slug' | 'status' | 'startTime' | 'leftTickets' | 'rightTickets'
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

/**
 * Events with everything that hangs on them, by start. However many there are, the number of
 * queries is the same.
 *
 * @param where which of them
 * @param viewer whose sign-ups to look for, and when it is
 */
export async function loadEvents(
  db: Queryable,
  where: SQL | undefined,
  { viewerId, now }: { viewerId?: number | undefined; now: Date },
): Promise<LoadedEvent[]> {
  const rows = await readRows(db, where);
  if (rows.length === 0) return [];
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

const ID = /^\d{1,9}$/;
const SLUG = /^[\w-]{1,200}$/;

/** The condition that a row of `events` has this id or slug, or null where it can be neither. */
export function isEventNamed(name: string): SQL | null {
  if (ID.test(name)) return eq(events.id, Number(name));
  return SLUG.test(name) ? eq(events.slug, name) : null;
}
