import { Stripe } from 'stripe';

/**
 * Refunds a payment in full. Doing it twice, also at once, moves money once.
 *
 * @param idempotencyKey the same for every attempt at this refund
 */
export async function refundPayment(
  stripe: Stripe,
  paymentIntentId: string,
  idempotencyKey: string,
): Promise<void> {
  try {
    // The key makes one refund of two requests at once.
    await stripe.refunds.create({ payment_intent: paymentIntentId }, { idempotencyKey });
  } catch (error) {
    const isStripes = error instanceof Stripe.errors.StripeError;
    if (!isStripes || error.code !== 'charge_already_refunded') throw error;
  }
}
