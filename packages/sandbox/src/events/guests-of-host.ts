import { and, eq, getTableColumns, gt, notInArray } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { events } from '../db/schema/events.ts';
import { eventSignups } from '../db/schema/tickets.ts';
import { isOnGuestList } from './guest-list.ts';

/** The users on the guest lists of a host's events that are neither over nor cancelled, each with the event. */
export async function guestsOfHost(tx: Queryable, hostId: number, now: Date) {
  return tx
    .select({ userId: eventSignups.userId, event: getTableColumns(events) })
    .from(eventSignups)
    .innerJoin(events, eq(events.id, eventSignups.eventId))
    .where(
      and(
        eq(events.hostId, hostId),
        gt(events.endTime, now),
        notInArray(events.status, ['completed', 'archived']),
        isOnGuestList(now),
      ),
    )
    .orderBy(eventSignups.id);
}
