import { eq } from 'drizzle-orm';
import type { SandboxContext } from '../context.ts';
import { eventSignups } from '../db/schema/tickets.ts';
import { giveBack } from './give-back.ts';
import { settleCheckout } from './settle-checkout.ts';
import type { Signup } from './signup-rows.ts';

/** Marks a sign-up as cancelled; the ticket is free again. */
async function cancelOnce({ db, clock }: SandboxContext, signupId: number) {
  return db.transaction(async (tx) => {
    const isIt = eq(eventSignups.id, signupId);
    const [before] = await tx.select().from(eventSignups).where(isIt).for('update');
    if (before === undefined || before.status === 'cancelled') return before;
    await tx.update(eventSignups).set({ status: 'cancelled', cancelledAt: clock() }).where(isIt);
    return before;
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
  const before = await cancelOnce(context, signupId);
  if (before === undefined) return false;
  const { checkoutSessionId: page } = before;
  if (page !== null && before.paidAt === null) {
    await context.payments.expireCheckout(page);
    await settleCheckout(context, page);
  }
  if (refund && isPaid(before)) await giveBack(context, before);
  return before.status !== 'cancelled';
}

/**
 * Cancels a sign-up and gives back, in full, what was paid for it; the guest is told of the money.
 * Doing it twice, also at once, does it once. Call it outside of transactions: it asks the payments
 * provider.
 */
export async function refundSignup(context: SandboxContext, signupId: number): Promise<void> {
  await endSignup(context, signupId, { refund: true });
}
