import type { EventSignup } from '@perigee/api/zod';
import { eventClosed, ticketMessages } from '@perigee/domain/tickets';
import type { SandboxContext } from '../context.ts';
import type { Queryable } from '../db/database.ts';
import { failure } from '../http/failure.ts';
import { loadUser, type AuthUser } from '../profile/auth-user.ts';
import { memberReader } from '../profile/reader.ts';
import { maySee } from '../profile/visible.ts';
import { lockEventRow, mustRun, type EventRow } from './event-row.ts';
import { toEventSignup } from './event-signup.ts';
import { notifyGuest } from './notify-guest.ts';
import { settleCheckout } from './settle-checkout.ts';
import { isHeld, lockSignup, putTicket, type Signup } from './signup-rows.ts';
import { ticketsLeft } from './tickets-left.ts';
import { updateHostPages } from './update-host-pages.ts';
import { ticketServerMessages } from './server-messages.ts';

const server = ticketServerMessages;
const { soldOut } = ticketMessages;

/**
 * The user who gets the ticket. The giver knows the guests of the list; another user counts as a
 * profile that the giver reads, and is unknown while hidden, since the reply says who it is.
 */
async function guestOf(
  { tx, profileReads }: Pick<SandboxContext, 'profileReads'> & { tx: Queryable },
  giver: AuthUser,
  { userId, isOnList }: { userId: number; isOnList: boolean },
): Promise<AuthUser> {
  if (!isOnList) profileReads.request(memberReader(giver), String(userId));
  const guest = await loadUser(tx, userId);
  if (guest?.completedSignup !== true || !(isOnList || maySee(giver, guest))) {
    throw failure(404, server.guestNotFound);
  }
  return guest;
}

/** The pool of the ticket. A ticket that the guest already holds keeps its pool. */
async function sideOf(
  tx: Queryable,
  event: EventRow,
  { guest, before }: { guest: AuthUser; before: Signup | undefined },
  now: Date,
) {
  if (before !== undefined && isHeld(before, now)) return before.side;
  const { left, sideFor } = await ticketsLeft(tx, event, now);
  const side = sideFor(guest.gender);
  if (left[side] === 0) throw failure(409, soldOut);
  return side;
}

function mustWantGuest(event: EventRow, guest: AuthUser, now: Date): void {
  const closed = eventClosed(event, now);
  if (closed !== null) throw failure(409, closed);
  if (guest.id === event.hostUserId || guest.id === event.bacheloretteUserId) {
    throw failure(409, server.guestNeedsNoTicket);
  }
}

/**
 * Gives a guest a free ticket, which also accepts an applicant, and notifies the guest.
 *
 * @param eventName its id or slug
 * @returns the guest's line of the guest list
 * @throws 404 for an unknown event or guest, 403 for users who do not run the event, 409 if no
 *   ticket is available for the guest, 429 for too many users in ten minutes
 */
export async function giveTicket(
  context: SandboxContext,
  user: AuthUser,
  { eventName, userId }: { eventName: string; userId: number },
): Promise<EventSignup> {
  const { db, clock, payments, profileReads, settings } = context;
  const { event, guest, signup, page } = await db.transaction(async (tx) => {
    const now = clock();
    const found = await lockEventRow(tx, eventName, user);
    mustRun(user, found);
    const before = await lockSignup(tx, found.id, userId);
    const isOnList = before !== undefined;
    const invited = await guestOf({ tx, profileReads }, user, { userId, isOnList });
    mustWantGuest(found, invited, now);
    if (before?.status === 'going') throw failure(409, server.guestHasTicket);

    const side = await sideOf(tx, found, { guest: invited, before }, now);
    const ticket = { eventId: found.id, userId, side, status: 'going', priceCents: 0 } as const;
    return {
      event: found,
      guest: invited,
      signup: await putTicket(tx, before, ticket, now),
      page: before?.checkoutSessionId ?? null,
    };
  });
  if (page !== null) {
    // The guest need not pay any more, and a payment that was just made is refunded.
    await payments.expireCheckout(page);
    await settleCheckout(context, page);
  }
  await notifyGuest(context, userId, 'ticket', event);
  await updateHostPages(context, event);
  return toEventSignup({ ...signup, status: 'going' }, guest, settings.publicUrl);
}
