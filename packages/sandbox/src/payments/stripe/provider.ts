import { Stripe } from 'stripe';
import type { ProviderRoutes } from '../../app.ts';
import type { Clock } from '../../clock.ts';
import { stripeRoutes } from '../../routes/stripe.ts';
import type { Payments } from '../payments.ts';
import { stripeCheckout } from './checkout.ts';
import { stripeConnect } from './connect.ts';
import { stripeIntents } from './intents.ts';

/** The credentials and address of Stripe. */
export interface StripeOptions {
  secretKey: string;
  /** Verifies that a message is from Stripe. Without it no message is accepted. */
  webhookSecret?: string | undefined;
  /** The address of Stripe, if it is not the default one. */
  server?: { host: string; port: number; protocol: 'http' | 'https' };
}

const TIMEOUT_MS = 20_000;

/**
 * Payments through Stripe, and the routes for Stripe's messages and for returning payers.
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
