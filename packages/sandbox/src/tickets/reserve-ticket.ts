import type { TicketReply, TicketRequest } from '@perigee/api/zod';
import { limits } from '@perigee/domain';
import { reservationProblem } from '@perigee/domain/tickets';
import { eq } from 'drizzle-orm';
import type { SandboxContext } from '../context.ts';
import type { Queryable } from '../db/database.ts';
import { eventSignups } from '../db/schema/tickets.ts';
import { failure } from '../http/failure.ts';
import type { AuthUser } from '../profile/auth-user.ts';
import { lockEventRow, mustComeTo, type EventRow } from './event-row.ts';
import { notifyGuest } from './notify-guest.ts';
import { openCheckout } from './open-checkout.ts';
import { settleOwnCheckouts } from './settle-checkout.ts';
import { isHeld, lockSignup, putTicket, type Signup } from './signup-rows.ts';
import { ticketsLeft } from './tickets-left.ts';
import { updateHostPages } from './update-host-pages.ts';

interface Taken {
  event: EventRow;
  signup: Signup;
  /** The page of an earlier reservation whose hold has ended. */
  lapsedPage: string | null;
}

const holdFrom = (now: Date) => new Date(now.getTime() + limits.ticketHoldMs);

/** A hold without a page is extended to the page's whole time. */
async function heldAgain(tx: Queryable, held: Signup, now: Date): Promise<Signup> {
  if (held.checkoutSessionId !== null) return held;
  const heldUntil = holdFrom(now);
  await tx.update(eventSignups).set({ heldUntil }).where(eq(eventSignups.id, held.id));
  return { ...held, heldUntil };
}

/** Takes a ticket, or finds the one that the user already holds. */
async function take(
  tx: Queryable,
  eventName: string,
  user: AuthUser,
  { form, now }: { form: TicketRequest; now: Date },
): Promise<Taken> {
  const event = await lockEventRow(tx, eventName, user);
  const before = await lockSignup(tx, event.id, user.id);
  mustComeTo(user, event, before, now);
  const { left, sideFor } = await ticketsLeft(tx, event, now);
  const side = sideFor(user.gender);
  const held = before !== undefined && isHeld(before, now) ? before : undefined;
  const problem = reservationProblem(
    event,
    {
      birthdate: user.birthdate,
      isHost: event.hostUserId === user.id,
      isCentre: event.bacheloretteUserId === user.id,
      hasTicket: before?.status === 'going',
      ticketsLeft: held === undefined ? left[side] : 1,
    },
    now,
  );
  if (problem !== null) throw failure(problem.kind === 'event' ? 409 : 422, problem.message);
  if (held !== undefined) {
    return { event, signup: await heldAgain(tx, held, now), lapsedPage: null };
  }

  const isFree = event.priceCents === 0;
  const ticket = {
    eventId: event.id,
    userId: user.id,
    side,
    status: isFree ? ('going' as const) : ('reserved' as const),
    priceCents: event.priceCents,
    firstPromoterId: form.firstPromoterId ?? null,
    heldUntil: isFree ? null : holdFrom(now),
  };
  const signup = await putTicket(tx, before, ticket, now);
  return { event, signup, lapsedPage: before?.checkoutSessionId ?? null };
}

/**
 * Reserves a ticket for a user. A free ticket is given at once; a priced one is held until it is
 * paid, and a user who already holds one gets the same payment page again. Tickets cannot be
 * oversold, because the event is locked while they are counted.
 *
 * @param eventName its id or slug
 * @throws 404 for an event that the user may not see, 403 before the user has finished onboarding,
 *   409 and 422 if the rules allow no ticket
 */
export async function reserveTicket(
  context: SandboxContext,
  eventName: string,
  user: AuthUser,
  form: TicketRequest,
): Promise<TicketReply> {
  const { db, clock, payments } = context;
  await settleOwnCheckouts(context, user.id);
  const { event, signup, lapsedPage } = await db.transaction((tx) =>
    take(tx, eventName, user, { form, now: clock() }),
  );
  await updateHostPages(context, event);
  if (lapsedPage !== null) await payments.expireCheckout(lapsedPage);
  if (signup.status === 'reserved') return openCheckout(context, event, signup);
  await notifyGuest(context, user.id, 'ticket', event);
  return {};
}
