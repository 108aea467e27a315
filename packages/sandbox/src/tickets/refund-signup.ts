import { eq } from 'drizzle-orm';
import type { SandboxContext } from '../context.ts';
import { eventSignups } from '../db/schema/tickets.ts';
import { giveBack } from './give-back.ts';
import { settleCheckout } from './settle-checkout.ts';
import type { Signup } from './signup-rows.ts';

/**
 * Marks a sign-up as cancelled; the ticket is free again. Here, under the lock of the row, it is
 * settled whether money goes back: always what was not written down as paid until now, and what was
 * if `refund` says so. A payment that races the cancellation comes before or after it, not between.
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

/** Whether there is money of a guest's to give back. */
export function isPaid({ paidAt, refundedAt }: Signup): boolean {
  return paidAt !== null && refundedAt === null;
}

/**
 * Cancels a sign-up: its ticket is free again, and its payment page takes no payment any more. One
 * that was paid meanwhile is given back.
 *
 * @param refund whether what was paid is given back
 * @returns whether it had not been cancelled before
 */
export async function endSignup(
  context: SandboxContext,
  signupId: number,
  { refund }: { refund: boolean },
): Promise<boolean> {
  const cancelled = await cancelOnce(context, signupId, refund);
  if (cancelled === undefined) return false;
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
 * Cancels a sign-up and gives back, in full, what was paid for it; the guest is told of the money.
 * Doing it twice, also at once, does it once. Call it outside of transactions: it asks the payments
 * provider.
 */
export async function refundSignup(context: SandboxContext, signupId: number): Promise<void> {
  await endSignup(context, signupId, { refund: true });
}
