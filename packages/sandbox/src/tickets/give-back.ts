import { and, eq, isNull } from 'drizzle-orm';
import type { SandboxContext } from '../context.ts';
import type { Queryable } from '../db/database.ts';
import { eventSignups } from '../db/schema/tickets.ts';
import { findEventOf, type EventRow } from './event-row.ts';
import { notifyGuest, type GuestMail } from './notify-guest.ts';
import { findSignup, type Signup } from './signup-rows.ts';

/** The message of a refund, which also says what the guest no longer has. */
async function mailFor(db: Queryable, event: EventRow, { userId }: Signup): Promise<GuestMail> {
  if (event.status === 'archived') return 'refundedEvent';
  // The host may have given the guest a ticket while the guest paid for another one.
  const standing = await findSignup(db, event.id, userId);
  return standing === undefined ? 'refundedTicket' : 'refunded';
}

/**
 * Refunds, in full, the payment of a sign-up that is cancelled, or whose event is, and notifies the
 * guest. Repeated or concurrent calls refund it once. Call it outside of transactions, because it
 * sends requests to the payments provider.
 */
export async function giveBack(context: SandboxContext, signup: Signup): Promise<void> {
  const { db, clock, payments } = context;
  if (signup.checkoutSessionId !== null) await payments.refundCheckout(signup.checkoutSessionId);

  const [refunded] = await db
    .update(eventSignups)
    .set({ refundedAt: clock() })
    .where(and(eq(eventSignups.id, signup.id), isNull(eventSignups.refundedAt)))
    .returning({ eventId: eventSignups.eventId });
  if (refunded === undefined) return;
  const event = await findEventOf(db, refunded);
  if (event === undefined) return;
  const mail = await mailFor(db, event, signup);
  await notifyGuest(context, signup.userId, mail, event, signup.priceCents);
}
