import { isCharge } from '@perigee/domain/membership';
import { Stripe } from 'stripe';
import type { Payments } from '../payments.ts';
import { isRefunded, refundPayment } from './refund.ts';

type Order = Parameters<Payments['createIntent']>[0];

/** The metadata key for the user of an intent. Intents of payment pages have none. */
const OWNER = 'userId';

const WITH_CHARGE = { expand: ['latest_charge'] };

/** Whether the sandbox created the intent itself: payment pages of Stripe create some as well. */
export const isOwnIntent = ({ metadata }: Stripe.PaymentIntent | Stripe.SetupIntent): boolean =>
  metadata?.[OWNER] !== undefined;

function create(stripe: Stripe, { userId, amountCents, description }: Order) {
  const common = {
    description,
    allowed_payment_method_types: ['card'],
    metadata: { [OWNER]: String(userId) },
  } satisfies Stripe.PaymentIntentCreateParams | Stripe.SetupIntentCreateParams;
  return amountCents === 0
    ? stripe.setupIntents.create(common)
    : stripe.paymentIntents.create({ ...common, amount: amountCents, currency: 'usd' });
}

/** The status of an intent, in the port's terms. */
async function statusOf(stripe: Stripe, id: string): Promise<'open' | 'done' | 'closed'> {
  const intent = isCharge(id)
    ? await stripe.paymentIntents.retrieve(id, WITH_CHARGE)
    : await stripe.setupIntents.retrieve(id);
  if (intent.status === 'canceled') return 'closed';
  if (intent.status !== 'succeeded') return 'open';
  return intent.object === 'payment_intent' && isRefunded(intent) ? 'closed' : 'done';
}

/** Card payments and card setups of Stripe. */
export function stripeIntents(
  stripe: Stripe,
): Pick<Payments, 'createIntent' | 'isIntentDone' | 'cancelIntent' | 'refundIntent'> {
  return {
    createIntent: async (order) => {
      const { id, client_secret: clientSecret } = await create(stripe, order);
      if (clientSecret === null) throw new Error(`Stripe gave no client secret for ${id}.`);
      return { id, clientSecret };
    },
    isIntentDone: async (id) => (await statusOf(stripe, id)) === 'done',
    cancelIntent: async (id) => {
      try {
        await (isCharge(id) ? stripe.paymentIntents.cancel(id) : stripe.setupIntents.cancel(id));
      } catch (error) {
        // Stripe refuses to cancel an intent that is already canceled or done.
        const isRefusal = error instanceof Stripe.errors.StripeInvalidRequestError;
        if (!isRefusal || (await statusOf(stripe, id)) === 'open') throw error;
      }
    },
    refundIntent: async (id) => {
      if (!isCharge(id)) return;
      await refundPayment(stripe, await stripe.paymentIntents.retrieve(id, WITH_CHARGE));
    },
  };
}
