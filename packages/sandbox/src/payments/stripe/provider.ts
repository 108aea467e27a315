import { Stripe } from 'stripe';
import type { ProviderRoutes } from '../../app.ts';
import type { Clock } from '../../clock.ts';
import { stripeRoutes } from '../../routes/stripe.ts';
import type { Payments } from '../payments.ts';
import { stripeCheckout } from './checkout.ts';
import { stripeConnect } from './connect.ts';
import { stripeIntents } from './intents.ts';

/** How Stripe is reached. */
export interface StripeOptions {
  secretKey: string;
  /** Proves that a message is Stripe's. Without it none is taken. */
  webhookSecret?: string | undefined;
  /** Where Stripe is, if not at its own address. */
  server?: { host: string; port: number; protocol: 'http' | 'https' };
}

const TIMEOUT_MS = 20_000;

/**
 * Payments by Stripe, and what the sandbox answers to Stripe and to payers who come back from it.
 *
 * @param publicUrl the address at which payers reach the sandbox
 */
export function stripeProvider(
  { secretKey, webhookSecret, server }: StripeOptions,
  { publicUrl, clock }: { publicUrl: string; clock: Clock },
): { payments: Payments; routes: ProviderRoutes } {
  const stripe = new Stripe(secretKey, { ...server, timeout: TIMEOUT_MS, telemetry: false });
  return {
    payments: {
      ...stripeCheckout(stripe, publicUrl, clock),
      ...stripeIntents(stripe),
      ...stripeConnect(stripe),
    },
    routes: [(context) => stripeRoutes(context, stripe, webhookSecret)],
  };
}
