import { and, eq, isNull } from 'drizzle-orm';
import type { SandboxContext } from '../context.ts';
import { events } from '../db/schema/events.ts';
import { eventSignups } from '../db/schema/tickets.ts';
import { notifyGuest } from './notify-guest.ts';
import type { Signup } from './signup-rows.ts';

/**
 * Refunds, in full, the payment of a cancelled sign-up, and notifies the guest. Repeated or
 * concurrent calls refund it once. Call it outside of transactions, because it sends requests to
 * the payments provider.
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
  const [event] = await db.select().from(events).where(eq(events.id, refunded.eventId));
  if (event !== undefined) {
    await notifyGuest(context, signup.userId, 'refunded', event, signup.priceCents);
  }
}
