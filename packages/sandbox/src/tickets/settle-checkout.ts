import { eventClosed } from '@perigee/domain';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { SandboxContext } from '../context.ts';
import type { Queryable } from '../db/database.ts';
import { eventSignups } from '../db/schema/tickets.ts';
import { lockEventOf, type EventRow } from './event-row.ts';
import { giveBack } from './give-back.ts';
import { tellGuest } from './mail-guest.ts';
import { isHeld, type Signup } from './signup-rows.ts';
import { ticketsLeft } from './tickets-left.ts';

interface Settled {
  signup: Signup;
  event: EventRow;
}

/** Whether a payment still finds its ticket: it is held, or its hold ended and nobody took it. */
async function isTicketThere(tx: Queryable, { signup, event }: Settled, now: Date) {
  if (signup.status !== 'reserved' || eventClosed(event, now) !== null) return false;
  if (isHeld(signup, now)) return true;
  const { left } = await ticketsLeft(tx, event, now);
  return left[signup.side] > 0;
}

/** Writes a payment down: it gets the ticket, or has to be given back. */
async function settle(tx: Queryable, found: Signup, now: Date): Promise<Settled | undefined> {
  // The event first, as everywhere, so that nobody waits for each other.
  const event = await lockEventOf(tx, found);
  const isIt = eq(eventSignups.id, found.id);
  const [signup] = await tx.select().from(eventSignups).where(isIt).for('update');
  if (event === undefined || signup === undefined) return undefined;
  if (signup.status === 'going' || signup.refundedAt !== null) return undefined;

  const outcome = (await isTicketThere(tx, { signup, event }, now))
    ? ({ status: 'going', heldUntil: null } as const)
    : ({ status: 'cancelled', cancelledAt: signup.cancelledAt ?? now } as const);
  const [settled] = await tx
    .update(eventSignups)
    .set({ ...outcome, paidAt: signup.paidAt ?? now })
    .where(isIt)
    .returning();
  return settled && { signup: settled, event };
}

/**
 * Does what follows from a payment page that was paid: the ticket is the guest's, and they are told.
 * A payment whose ticket is gone, because it came late or the sign-up was cancelled meanwhile, is
 * given back. Calling it again, also at once, changes nothing; nor does it for a page that was not
 * paid or has nothing to do with tickets. Call it outside of transactions.
 */
export async function settleCheckout(context: SandboxContext, sessionId: string): Promise<void> {
  const { db, clock, payments } = context;
  const [found] = await db
    .select()
    .from(eventSignups)
    .where(eq(eventSignups.checkoutSessionId, sessionId));
  if (found === undefined || (await payments.checkoutStatus(sessionId)) !== 'paid') return;

  const settled = await db.transaction((tx) => settle(tx, found, clock()));
  if (settled === undefined) return;
  const { signup, event } = settled;
  if (signup.status === 'going') await tellGuest(context, signup.userId, 'ticket', event);
  else await giveBack(context, signup);
}

/**
 * Settles those payments of somebody of which the provider has not told yet: they may be back from
 * its page before its message is here.
 */
export async function settleOwnCheckouts(context: SandboxContext, userId: number): Promise<void> {
  const waiting = await context.db
    .select({ sessionId: eventSignups.checkoutSessionId })
    .from(eventSignups)
    .where(
      and(
        eq(eventSignups.userId, userId),
        eq(eventSignups.status, 'reserved'),
        isNotNull(eventSignups.checkoutSessionId),
      ),
    );
  for (const { sessionId } of waiting) {
    if (sessionId !== null) await settleCheckout(context, sessionId);
  }
}
