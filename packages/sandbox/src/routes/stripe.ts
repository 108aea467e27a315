import { paymentServerMessages } from '@perigee/domain/membership';
import { Hono, type Context } from 'hono';
import { Stripe } from 'stripe';
import type { SandboxContext } from '../context.ts';
import { errorText } from '../http/error-text.ts';
import { failure } from '../http/failure.ts';
import { pageHeaders } from '../http/page-headers.ts';
import { closedPage } from '../payments/page.ts';
import type { PaymentEvents } from '../payments/payments.ts';
import { isOwnIntent } from '../payments/stripe/intents.ts';

const SESSION_ID = /^cs_\w{1,200}$/;
const NOT_HERE = {
  title: 'Nothing to pay',
  text: paymentServerMessages.linkInvalid,
};
const AWAY = {
  title: 'One moment',
  text: 'The payment could not be looked up. Load this page again in a moment: nothing is charged twice.',
};

async function report(paymentEvents: PaymentEvents, event: Stripe.Event): Promise<void> {
  switch (event.type) {
    case 'checkout.session.completed':
      await paymentEvents.checkoutPaid(event.data.object.id);
      break;
    case 'payment_intent.succeeded':
    case 'setup_intent.succeeded':
      if (isOwnIntent(event.data.object)) await paymentEvents.intentDone(event.data.object.id);
      break;
    default:
  }
}

/** The success address of a page, or undefined for a page that Stripe does not know. */
async function successUrlOf(stripe: Stripe, sessionId: string): Promise<string | undefined> {
  if (!SESSION_ID.test(sessionId)) return undefined;
  try {
    const { metadata } = await stripe.checkout.sessions.retrieve(sessionId);
    return metadata?.['successUrl'];
  } catch (error) {
    const isStripes = error instanceof Stripe.errors.StripeError;
    if (isStripes && error.code === 'resource_missing') return undefined;
    throw error;
  }
}

/**
 * Routes to which payers return from Stripe's pages, and to which Stripe sends messages on
 * payments. A message whose processing failed is answered with 500, so that Stripe sends it again.
 *
 * @param webhookSecret without it messages are not accepted
 */
export function stripeRoutes(
  context: SandboxContext,
  stripe: Stripe,
  webhookSecret: string | undefined,
): Hono {
  const { log, paymentEvents, settings } = context;
  const app = new Hono();
  app.use('/checkout/*', pageHeaders(settings.webUrl));

  app.get('/checkout/return', async (c) => {
    const sessionId = c.req.query('session_id') ?? '';
    try {
      const successUrl = await successUrlOf(stripe, sessionId);
      if (successUrl === undefined) return await c.html(closedPage(NOT_HERE), 404);
      await paymentEvents.checkoutPaid(sessionId);
      return c.redirect(successUrl, 303);
    } catch (error) {
      log(`A payment could not be looked up: ${errorText(error)}`);
      return c.html(closedPage(AWAY), 502);
    }
  });

  if (webhookSecret === undefined) return app;
  const readEvent = async (c: Context): Promise<Stripe.Event> => {
    const signature = c.req.header('stripe-signature') ?? '';
    try {
      return await stripe.webhooks.constructEventAsync(
        await c.req.text(),
        signature,
        webhookSecret,
      );
    } catch {
      throw failure(400, paymentServerMessages.signatureWrong);
    }
  };
  return app.post('/webhooks/stripe', async (c) => {
    await report(paymentEvents, await readEvent(c));
    return c.json({ received: true });
  });
}
