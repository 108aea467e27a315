import { Stripe } from 'stripe';
import type { Clock } from '../../clock.ts';
import type { Payments, Purchase } from '../payments.ts';
import { isRefunded, refundPayment } from './refund.ts';

const MINUTE_MS = 60 * 1000;
/** Stripe accepts 30 minutes to 24 hours, counted from the arrival of the request. */
const SHORTEST_MS = 31 * MINUTE_MS;
const LONGEST_MS = 24 * 60 * MINUTE_MS - MINUTE_MS;

const FULL_PAYMENT = { expand: ['payment_intent.latest_charge'] };

/** The end of a page that opens now, in seconds since 1970. */
function endOf({ expiresAt }: Purchase, clock: Clock): number {
  const lasts = expiresAt.getTime() - clock().getTime();
  // The sandbox's clock can be moved forward, Stripe's cannot: only the duration is the same.
  const end = Date.now() + Math.min(Math.max(lasts, SHORTEST_MS), LONGEST_MS);
  return Math.floor(end / 1000);
}

/** The payment of a page, or undefined before it is made. */
function paymentOf({ payment_intent: payment }: Stripe.Checkout.Session) {
  return payment === null || typeof payment === 'string' ? undefined : payment;
}

type StripeCheckout = Pick<
  Payments,
  'openCheckout' | 'checkoutStatus' | 'expireCheckout' | 'refundCheckout'
>;

/**
 * Payment pages of Stripe.
 *
 * @param publicUrl the sandbox's address, through which payers return
 */
export function stripeCheckout(stripe: Stripe, publicUrl: string, clock: Clock): StripeCheckout {
  const { sessions } = stripe.checkout;

  const checkoutStatus: Payments['checkoutStatus'] = async (id) => {
    const session = await sessions.retrieve(id, FULL_PAYMENT);
    if (session.status === 'expired') return 'expired';
    if (session.payment_status !== 'paid') return 'open';
    const payment = paymentOf(session);
    return payment !== undefined && isRefunded(payment) ? 'refunded' : 'paid';
  };

  return {
    checkoutStatus,
    openCheckout: async (purchase) => {
      const { userId, amountCents, description, successUrl, cancelUrl } = purchase;
      const { id, url } = await sessions.create({
        mode: 'payment',
        // Other methods are paid days later, when the ticket is no longer held.
        allowed_payment_method_types: ['card'],
        line_items: [
          {
            quantity: 1,
            price_data: {
              currency: 'usd',
              unit_amount: amountCents,
              product_data: { name: description },
            },
          },
        ],
        client_reference_id: String(userId),
        metadata: { successUrl },
        success_url: `${publicUrl}/checkout/return?session_id={CHECKOUT_SESSION_ID}`,
        cancel_url: cancelUrl,
        expires_at: endOf(purchase, clock),
      });
      if (url === null) throw new Error(`Stripe gave no address for ${id}.`);
      return { sessionId: id, url };
    },
    expireCheckout: async (id) => {
      try {
        await sessions.expire(id);
      } catch (error) {
        // Stripe refuses to close a page that is already closed or paid.
        const isRefusal = error instanceof Stripe.errors.StripeInvalidRequestError;
        if (!isRefusal || (await checkoutStatus(id)) === 'open') throw error;
      }
    },
    refundCheckout: async (id) => {
      const payment = paymentOf(await sessions.retrieve(id, FULL_PAYMENT));
      if (payment === undefined) throw new Error(`Nothing was paid for ${id}.`);
      await refundPayment(stripe, payment);
    },
  };
}
