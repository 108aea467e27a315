import { isCharge, UserFacingError } from '@perigee/domain';
import type { Stripe, StripeCardElement } from '@stripe/stripe-js';

/**
 * Charges or keeps a card, as the client secret says. One that was taken before counts: an answer may
 * have been lost on its way. Source: member §4.
 *
 * @throws {UserFacingError} with the provider's words, where it has any
 */
export async function confirmCard(
  stripe: Stripe,
  clientSecret: string,
  card: StripeCardElement,
): Promise<void> {
  const data = { payment_method: { card } };
  const { error } = isCharge(clientSecret)
    ? await stripe.confirmCardPayment(clientSecret, data)
    : await stripe.confirmCardSetup(clientSecret, data);
  if (error === undefined) return;
  const intent = error.payment_intent ?? error.setup_intent;
  if (intent?.status !== 'succeeded') throw new UserFacingError(error.message ?? '');
}
