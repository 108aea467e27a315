import { Stripe } from 'stripe';

/**
 * Refunds a payment in full. Repeated or concurrent calls refund it once.
 *
 * @param idempotencyKey the same for every attempt at this refund
 */
export async function refundPayment(
  stripe: Stripe,
  paymentIntentId: string,
  idempotencyKey: string,
): Promise<void> {
  try {
    // With the same key, two concurrent requests create one refund.
    await stripe.refunds.create({ payment_intent: paymentIntentId }, { idempotencyKey });
  } catch (error) {
    const isStripes = error instanceof Stripe.errors.StripeError;
    if (!isStripes || error.code !== 'charge_already_refunded') throw error;
  }
}
