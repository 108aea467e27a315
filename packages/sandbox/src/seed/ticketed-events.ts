import type { Audience } from '@perigee/domain/events';
import type { TicketPools } from '@perigee/domain/tickets';
import { asc } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { events, eventTags } from '../db/schema/events.ts';
import { LOCATIONS, orientationOf } from '../events/lookups.ts';

/** The facts of an event that the seed needs to fill it. */
export interface TicketedEvent extends Audience {
  id: number;
  hostId: number | null;
  status: typeof events.$inferSelect.status;
  type: typeof events.$inferSelect.type;
  priceCents: number;
  pools: TicketPools;
  city: string;
  createdAt: Date;
}

/** The stored events, by start. */
export async function ticketedEvents(tx: Queryable): Promise<TicketedEvent[]> {
  const tags = await tx.select().from(eventTags);
  const rows = await tx.select().from(events).orderBy(asc(events.startTime), asc(events.id));
  return rows.map((row) => {
    const tagIds = tags.filter(({ eventId }) => eventId === row.id).map(({ tagId }) => tagId);
    return {
      ...row,
      pools: { left: row.leftTickets, right: row.rightTickets },
      city: LOCATIONS.find(({ id }) => id === row.locationId)?.name ?? '',
      orientation: orientationOf(tagIds),
    };
  });
}
