import { priceLabel } from '@perigee/domain/events';
import { paymentServerMessages } from '@perigee/domain/membership';
import { eq, inArray } from 'drizzle-orm';
import type { SandboxContext } from '../context.ts';
import { abandonedPayments } from '../db/schema/payments.ts';
import { errorText } from '../http/error-text.ts';
import { contactUser } from '../outbox/contact-user.ts';

type AbandonedPayment = typeof abandonedPayments.$inferSelect;

/** Ends a payment at the provider, and refunds it if it was made. Returns whether it was refunded. */
async function endAtProvider(
  { payments }: SandboxContext,
  { id, kind }: AbandonedPayment,
): Promise<boolean> {
  if (kind === 'checkout') {
    await payments.expireCheckout(id);
    if ((await payments.checkoutStatus(id)) !== 'paid') return false;
    await payments.refundCheckout(id);
    return true;
  }
  await payments.cancelIntent(id);
  if (!(await payments.isIntentDone(id))) return false;
  await payments.refundIntent(id);
  return true;
}

/**
 * Ends a payment whose sign-up or reservation was erased with an account: it cannot be made any
 * more, and if it was made it is refunded and the payer is notified. Does nothing for any other id.
 * Call it outside of transactions, because it sends requests to the payments provider.
 */
export async function endAbandonedPayment(context: SandboxContext, id: string): Promise<void> {
  const { db, settings } = context;
  const isIt = eq(abandonedPayments.id, id);
  const [payment] = await db.select().from(abandonedPayments).where(isIt);
  if (payment === undefined) return;
  const isRefunded = await endAtProvider(context, payment);
  // Of two concurrent calls only one deletes the row, and notifies the payer.
  const [ended] = await db.delete(abandonedPayments).where(isIt).returning();
  if (ended === undefined || ended.userId === null || !isRefunded) return;
  await contactUser(context, ended.userId, {
    text: paymentServerMessages.refunded(priceLabel(ended.amountCents / 100), ended.title),
    link: `${settings.webUrl}/tickets`,
  });
}

/**
 * As {@link endAbandonedPayment}, for several. A payment that the provider does not end stays for a
 * later call, or ends with the provider's message about it.
 *
 * @param ids without them, all payments that are left
 */
export async function endAbandonedPayments(
  context: SandboxContext,
  ids?: readonly string[],
): Promise<void> {
  const { db, log } = context;
  const where = ids && inArray(abandonedPayments.id, [...ids]);
  const left = await db.select({ id: abandonedPayments.id }).from(abandonedPayments).where(where);
  for (const { id } of left) {
    try {
      await endAbandonedPayment(context, id);
    } catch (error) {
      log(`A payment of an erased account could not be ended: ${errorText(error)}`);
    }
  }
}
