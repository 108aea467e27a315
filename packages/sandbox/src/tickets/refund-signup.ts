import { eq } from 'drizzle-orm';
import type { SandboxContext } from '../context.ts';
import { eventSignups } from '../db/schema/tickets.ts';
import { giveBack } from './give-back.ts';
import { settleCheckout } from './settle-checkout.ts';
import type { Signup } from './signup-rows.ts';

/**
 * Marks a sign-up as cancelled; its ticket is free again. Under the lock of the row, this decides
 * whether a payment is refunded: always a payment that is not stored yet, and a stored payment if
 * `refund` is true. A payment that races the cancellation comes before or after it, never in
 * between.
 */
async function cancelOnce({ db, clock }: SandboxContext, signupId: number, refund: boolean) {
  return db.transaction(async (tx) => {
    const isIt = eq(eventSignups.id, signupId);
    const [before] = await tx.select().from(eventSignups).where(isIt).for('update');
    if (before === undefined) return undefined;
    const isNew = before.status !== 'cancelled';
    const [after] = await tx
      .update(eventSignups)
      .set({
        ...(isNew && { status: 'cancelled', cancelledAt: clock() }),
        refundDue: before.refundDue || refund || before.paidAt === null,
      })
      .where(isIt)
      .returning();
    return after && { signup: after, isNew };
  });
}

/** Whether the sign-up has a payment without a refund. */
export function isPaid({ paidAt, refundedAt }: Signup): boolean {
  return paidAt !== null && refundedAt === null;
}

/**
 * Cancels a sign-up: its ticket is free again, and its payment page accepts no payment any more. A
 * payment that was made meanwhile is refunded.
 *
 * @param refund whether an earlier payment is refunded
 * @returns whether it had not been cancelled before
 */
export async function endSignup(
  context: SandboxContext,
  signupId: number,
  { refund }: { refund: boolean },
): Promise<boolean> {
  const cancelled = await cancelOnce(context, signupId, refund);
  if (cancelled === undefined) return false;
  context.video.review();
  const { signup, isNew } = cancelled;
  const { checkoutSessionId: page } = signup;
  if (page !== null && signup.paidAt === null) {
    await context.payments.expireCheckout(page);
    await settleCheckout(context, page);
  }
  if (refund && isPaid(signup)) await giveBack(context, signup);
  return isNew;
}

/**
 * Cancels a sign-up and refunds its payment in full; the guest is notified of the refund. Repeated
 * or concurrent calls refund it once. Call it outside of transactions, because it sends requests to
 * the payments provider.
 */
export async function refundSignup(context: SandboxContext, signupId: number): Promise<void> {
  await endSignup(context, signupId, { refund: true });
}
