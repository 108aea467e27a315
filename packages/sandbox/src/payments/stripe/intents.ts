import type { Stripe } from 'stripe';
import type { Payments } from '../payments.ts';

type Order = Parameters<Payments['createIntent']>[0];

const SETUP = 'seti_';

/** Under this name an intent says whose it is. Those of payment pages have none. */
const OWNER = 'userId';

/** Whether the sandbox asked for the intent itself: payment pages of Stripe make some as well. */
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

/** Card payments and card setups of Stripe. */
export function stripeIntents(stripe: Stripe): Pick<Payments, 'createIntent' | 'isIntentDone'> {
  return {
    createIntent: async (order) => {
      const { id, client_secret: clientSecret } = await create(stripe, order);
      if (clientSecret === null) throw new Error(`Stripe gave no client secret for ${id}.`);
      return { id, clientSecret };
    },
    isIntentDone: async (id) => {
      const { status } = id.startsWith(SETUP)
        ? await stripe.setupIntents.retrieve(id)
        : await stripe.paymentIntents.retrieve(id);
      return status === 'succeeded';
    },
  };
}
