import type { SandboxContext } from '../context.ts';
import { eventViews } from '../db/schema/tickets.ts';
import type { Person } from '../profile/person.ts';
import { findEventRow } from './event-row.ts';

/**
 * Stores that a user has seen an event, and the time of the last view.
 *
 * @param eventName its id or slug
 * @throws 404 for an unknown event
 */
export async function markSeen(
  { db, clock }: SandboxContext,
  eventName: string,
  person: Person,
): Promise<void> {
  const { id: eventId } = await findEventRow(db, eventName, person);
  const seenAt = clock();
  await db
    .insert(eventViews)
    .values({ eventId, userId: person.id, seenAt })
    .onConflictDoUpdate({ target: [eventViews.eventId, eventViews.userId], set: { seenAt } });
}
