import { UserFacingError } from '@perigee/domain';
import { isCharge } from '@perigee/domain/membership';
import type { Stripe, StripeCardElement } from '@stripe/stripe-js';

/**
 * Charges or stores a card, depending on the client secret. A card that was already accepted counts as
 * success: the response may have been lost. Source: member §4.
 *
 * @throws {UserFacingError} with the provider's message, if there is one
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
