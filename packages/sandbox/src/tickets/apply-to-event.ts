import { eventClosed } from '@perigee/domain/tickets';
import type { SandboxContext } from '../context.ts';
import type { Queryable } from '../db/database.ts';
import { failure } from '../http/failure.ts';
import type { AuthUser } from '../profile/auth-user.ts';
import { lockEventRow, mustComeTo, type EventRow } from './event-row.ts';
import { settleOwnCheckouts } from './settle-checkout.ts';
import { hasLapsed, lockSignup, putTicket } from './signup-rows.ts';
import { ticketsLeft } from './tickets-left.ts';
import { updateHostPages } from './update-host-pages.ts';

/** A new application. */
interface Applied {
  event: EventRow;
  /** The page of an earlier reservation whose hold has ended. */
  lapsedPage: string | null;
}

/** Stores an application, or returns undefined if nothing changes. */
async function apply(
  tx: Queryable,
  eventName: string,
  user: AuthUser,
  now: Date,
): Promise<Applied | undefined> {
  const event = await lockEventRow(tx, eventName, user);
  const before = await lockSignup(tx, event.id, user.id);
  mustComeTo(user, event, before, now);
  const closed = eventClosed(event, now);
  if (closed !== null) throw failure(409, closed);
  if (user.id === event.hostUserId || user.id === event.bacheloretteUserId) return undefined;
  if (before !== undefined && !hasLapsed(before, now)) return undefined;

  // The final side is decided with the ticket.
  const { sideFor } = await ticketsLeft(tx, event, now);
  const application = {
    eventId: event.id,
    userId: user.id,
    side: sideFor(user.gender),
    status: 'applied',
    priceCents: 0,
  } as const;
  await putTicket(tx, before, application, now);
  return { event, lapsedPage: before?.checkoutSessionId ?? null };
}

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
  const { db, clock, payments } = context;
  // A reservation whose hold has ended may have been paid all the same.
  await settleOwnCheckouts(context, user.id);
  const applied = await db.transaction((tx) => apply(tx, eventName, user, clock()));
  if (applied === undefined) return 0;
  await updateHostPages(context, applied.event);
  if (applied.lapsedPage !== null) await payments.expireCheckout(applied.lapsedPage);
  return 1;
}
