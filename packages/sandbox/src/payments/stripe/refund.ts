import { Stripe } from 'stripe';

/** A payment that was retrieved with its `latest_charge`. */
type Payment = Pick<Stripe.PaymentIntent, 'id' | 'latest_charge'>;

/** Whether a payment was refunded. */
export function isRefunded({ latest_charge: charge }: Payment): boolean {
  return charge !== null && typeof charge === 'object' && charge.refunded;
}

/**
 * Refunds a payment in full. Repeated or concurrent calls refund it once, because Stripe refunds no
 * charge twice. Each call has an idempotency key of its own, which the library creates: with the key of
 * an earlier call, Stripe would repeat its answer for a day, also a failure whose cause is gone.
 */
export async function refundPayment(stripe: Stripe, payment: Payment): Promise<void> {
  if (isRefunded(payment)) return;
  try {
    await stripe.refunds.create({ payment_intent: payment.id });
  } catch (error) {
    const isStripes = error instanceof Stripe.errors.StripeError;
    if (!isStripes || error.code !== 'charge_already_refunded') throw error;
  }
}
