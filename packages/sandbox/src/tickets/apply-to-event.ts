import { eventClosed } from '@perigee/domain/tickets';
import type { SandboxContext } from '../context.ts';
import { eventSignups } from '../db/schema/tickets.ts';
import { failure } from '../http/failure.ts';
import type { AuthUser } from '../profile/auth-user.ts';
import { findEventRow, mustComeTo } from './event-row.ts';
import { findSignup } from './signup-rows.ts';
import { ticketsLeft } from './tickets-left.ts';
import { updateHostPages } from './update-host-pages.ts';

/**
 * Adds a user to the guest list as an applicant, who holds no ticket. A user who is already on the
 * list, is the event's host or is its centre stays unchanged.
 *
 * @param eventName its id or slug
 * @returns the number of added applicants: 1 or 0
 * @throws 404 for an event that the user may not see, 403 before the user has finished onboarding,
 *   409 for an event that accepts no guests
 */
export async function applyToEvent(
  context: SandboxContext,
  eventName: string,
  user: AuthUser,
): Promise<number> {
  const { db, clock } = context;
  const now = clock();
  const event = await findEventRow(db, eventName, user);
  mustComeTo(user, event, await findSignup(db, event.id, user.id), now);
  const closed = eventClosed(event, now);
  if (closed !== null) throw failure(409, closed);
  if (user.id === event.hostUserId || user.id === event.bacheloretteUserId) return 0;

  // The final side is decided with the ticket.
  const { sideFor } = await ticketsLeft(db, event, now);
  const added = await db
    .insert(eventSignups)
    .values({
      eventId: event.id,
      userId: user.id,
      side: sideFor(user.gender),
      status: 'applied',
      priceCents: 0,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: eventSignups.id });
  if (added.length > 0) await updateHostPages(context, event);
  return added.length;
}
