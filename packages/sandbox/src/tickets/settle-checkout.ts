import { eventClosed } from '@perigee/domain/tickets';
import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { SandboxContext } from '../context.ts';
import type { Queryable } from '../db/database.ts';
import { preparedOnce } from '../db/prepared.ts';
import { events } from '../db/schema/events.ts';
import { eventSignups } from '../db/schema/tickets.ts';
import { errorText } from '../http/error-text.ts';
import { endAbandonedPayment } from '../payments/abandoned-payments.ts';
import { findEventOf, lockEventOf, type EventRow } from './event-row.ts';
import { giveBack } from './give-back.ts';
import { notifyGuest } from './notify-guest.ts';
import { isHeld, type Signup } from './signup-rows.ts';
import { ticketsLeft } from './tickets-left.ts';
import { updateHostPages } from './update-host-pages.ts';

interface Settled {
  signup: Signup;
  event: EventRow;
}

/**
 * Whether the ticket of a payment is still available: it is held, or its hold ended and its side
 * has tickets left.
 */
async function isTicketThere(tx: Queryable, { signup, event }: Settled, now: Date) {
  if (signup.status !== 'reserved' || eventClosed(event, now) !== null) return false;
  if (isHeld(signup, now)) return true;
  const { left } = await ticketsLeft(tx, event, now);
  return left[signup.side] > 0;
}

/** Stores a payment: the guest gets the ticket, or the payment is to be refunded. */
async function settle(tx: Queryable, found: Signup, now: Date): Promise<Settled | undefined> {
  // Every transaction locks the event first, so that two of them do not deadlock.
  const event = await lockEventOf(tx, found);
  const isIt = eq(eventSignups.id, found.id);
  const [signup] = await tx.select().from(eventSignups).where(isIt).for('update');
  if (event === undefined || signup === undefined) return undefined;
  if (signup.status === 'going' || signup.refundedAt !== null) return undefined;
  // A payment that was stored before: only a refund that failed is still to be made.
  if (signup.paidAt !== null) return signup.refundDue ? { signup, event } : undefined;

  const outcome = (await isTicketThere(tx, { signup, event }, now))
    ? ({ status: 'going', heldUntil: null } as const)
    : ({
        status: 'cancelled',
        cancelledAt: signup.cancelledAt ?? now,
        refundDue: true,
      } as const);
  const [settled] = await tx
    .update(eventSignups)
    .set({ ...outcome, paidAt: now })
    .where(isIt)
    .returning();
  return settled && { signup: settled, event };
}

/** Cancels the sign-up of a page that accepts no payment any more. */
async function letGo(context: SandboxContext, { id }: Signup): Promise<void> {
  const { db, clock } = context;
  const [released] = await db
    .update(eventSignups)
    .set({ status: 'cancelled', cancelledAt: clock() })
    .where(and(eq(eventSignups.id, id), eq(eventSignups.status, 'reserved')))
    .returning({ eventId: eventSignups.eventId });
  const event = released && (await findEventOf(db, released));
  if (event !== undefined) await updateHostPages(context, event);
}

/** Processes the current status of a sign-up's page. */
async function follow(context: SandboxContext, found: Signup, sessionId: string): Promise<void> {
  const status = await context.payments.checkoutStatus(sessionId);
  if (status === 'expired') await letGo(context, found);
  if (status !== 'paid') return;

  const settled = await context.db.transaction((tx) => settle(tx, found, context.clock()));
  if (settled === undefined) return;
  const { signup, event } = settled;
  if (signup.status !== 'going') {
    await giveBack(context, signup);
    return;
  }
  await notifyGuest(context, signup.userId, 'ticket', event);
  await updateHostPages(context, event);
}

/**
 * Processes a paid payment page: the guest gets the ticket and is notified. A payment whose ticket
 * is gone, because it came late or the sign-up was cancelled meanwhile, is refunded, even if its
 * sign-up was erased. Repeated or concurrent calls change nothing, nor does a call for a page that
 * can still be paid or does not belong to a ticket. Call it outside of transactions.
 */
export async function settleCheckout(context: SandboxContext, sessionId: string): Promise<void> {
  const [found] = await context.db
    .select()
    .from(eventSignups)
    .where(eq(eventSignups.checkoutSessionId, sessionId));
  if (found === undefined) await endAbandonedPayment(context, sessionId);
  else await follow(context, found, sessionId);
}

const reservedBy = preparedOnce((db) =>
  db
    .select()
    .from(eventSignups)
    .where(
      and(eq(eventSignups.userId, sql.placeholder('userId')), eq(eventSignups.status, 'reserved')),
    )
    .prepare('reserved_by'),
);

/**
 * Settles a user's payments before the provider's messages: the user may return from the provider's
 * page before the message arrives. If the provider cannot be reached, nothing changes.
 */
export async function settleOwnCheckouts(context: SandboxContext, userId: number): Promise<void> {
  await settleAll(context, await reservedBy(context.db).execute({ userId }));
}

/** As {@link settleOwnCheckouts}, for all users who reserved a ticket to an event of a host. */
export async function settleCheckoutsOfHost(
  context: SandboxContext,
  hostId: number,
): Promise<void> {
  const waiting = await context.db
    .select(getTableColumns(eventSignups))
    .from(eventSignups)
    .innerJoin(events, eq(events.id, eventSignups.eventId))
    .where(and(eq(events.hostId, hostId), eq(eventSignups.status, 'reserved')));
  await settleAll(context, waiting);
}

async function settleAll(context: SandboxContext, waiting: readonly Signup[]): Promise<void> {
  for (const signup of waiting) {
    const { checkoutSessionId } = signup;
    if (checkoutSessionId === null) continue;
    try {
      await follow(context, signup, checkoutSessionId);
    } catch (error) {
      context.log(`A payment could not be looked up: ${errorText(error)}`);
    }
  }
}
