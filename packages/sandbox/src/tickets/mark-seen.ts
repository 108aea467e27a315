import type { SandboxContext } from '../context.ts';
import { eventViews } from '../db/schema/events.ts';
import type { AuthUser } from '../profile/auth-user.ts';
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
  user: AuthUser,
): Promise<void> {
  const { id: eventId } = await findEventRow(db, eventName, user);
  const seenAt = clock();
  await db
    .insert(eventViews)
    .values({ eventId, userId: user.id, seenAt })
    .onConflictDoUpdate({ target: [eventViews.eventId, eventViews.userId], set: { seenAt } });
}
