import type { SandboxContext } from '../context.ts';
import { settleIntent } from '../membership/settle-intent.ts';
import { settleCheckout } from '../tickets/settle-checkout.ts';
import type { PaymentEvents } from './payments.ts';

/** What follows from a payment. Doing it twice does it once. Call it outside of transactions. */
export function paymentEvents(context: SandboxContext): PaymentEvents {
  return {
    checkoutPaid: (sessionId) => settleCheckout(context, sessionId),
    intentDone: (intentId) => settleIntent(context, intentId),
  };
}
