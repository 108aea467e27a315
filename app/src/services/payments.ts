import type { Stripe } from '@stripe/stripe-js';
import type { OtherPages } from './other-pages.ts';
import { sandboxGateway } from './sandbox-gateway.ts';

/** The port to the card payment provider, which is loaded with the card form. Source: member §4, §5. */
export interface Payments {
  /**
   * Loads it, once; again after a failure.
   * @throws if it cannot be loaded
   */
  load: () => Promise<Stripe>;
}

/** Loads once, and again after a failure. */
function once(load: () => Promise<Stripe | null>): Payments {
  let loaded: Promise<Stripe> | null = null;
  const attempt = async () => {
    try {
      const stripe = await load();
      if (stripe === null) throw new Error('There is no window for Stripe');
      return stripe;
    } catch (error) {
      loaded = null;
      throw error;
    }
  };
  return { load: () => (loaded ??= attempt()) };
}

/** Stripe itself, whose script is loaded with the first card form. */
export function stripePayments(publishableKey: string): Payments {
  return once(async () => {
    const { loadStripe } = await import('@stripe/stripe-js/pure');
    return loadStripe(publishableKey);
  });
}

/** The sandbox, which simulates Stripe with test cards. */
export function sandboxPayments(apiUrl: string, { openWindow }: OtherPages): Payments {
  return once(async () => {
    const { createFakeStripe } = await import('@perigee/ui/fake-stripe');
    return createFakeStripe(sandboxGateway(apiUrl, openWindow));
  });
}
