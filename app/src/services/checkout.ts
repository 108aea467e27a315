import { UserFacingError } from '@perigee/domain';
import type { OtherPages } from './other-pages.ts';

/** The payment to make, as the product API returns it. */
interface PaymentSession {
  /** The payment provider's id of the session. */
  sessionId: string;
  /** The payment page, if the API returns it. */
  checkoutUrl?: string;
}

/** The port to the payment provider's checkout. Source: events §4, decision A-25. */
export interface Checkout {
  /**
   * Navigates to the payment page of the session. Resolves only if the browser restores this page from its
   * cache, by its back button: the user has not paid then.
   *
   * @throws the provider's error if it opens no page (events §8)
   */
  open: (session: PaymentSession) => Promise<void>;
}

/** The origin of Stripe's own pages. */
const STRIPE_PAGES = 'https://checkout.stripe.com/';

export interface CheckoutOptions {
  /** Origin of the product API. The sandbox has its own payment pages, under /checkout/. */
  apiUrl: string;
  /** The key by which Stripe opens a session without an address. */
  stripeKey?: string | undefined;
  /** Navigates to an address. */
  leave: OtherPages['leave'];
}

/** Resolves when the page is shown again from the browser's cache. */
function broughtBack(): Promise<void> {
  return new Promise((resolve) => {
    const hear = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      removeEventListener('pageshow', hear);
      resolve();
    };
    addEventListener('pageshow', hear);
  });
}

/** Stripe's page by the session's id only. Its script is fetched when a user pays. */
async function openByStripe(key: string, sessionId: string): Promise<void> {
  const { loadStripe } = await import('@stripe/stripe-js/pure');
  const stripe = await loadStripe(key);
  const answer = await stripe?.redirectToCheckout({ sessionId });
  throw new UserFacingError(answer?.error.message ?? '');
}

/** The checkout of Stripe, or of the sandbox's fake. Addresses of any other origin are rejected. */
export function createCheckout({ apiUrl, stripeKey, leave }: CheckoutOptions): Checkout {
  const own = new URL('/checkout/', apiUrl).href;
  return {
    open: async ({ sessionId, checkoutUrl }) => {
      if (checkoutUrl !== undefined) {
        const href = URL.canParse(checkoutUrl, apiUrl) ? new URL(checkoutUrl, apiUrl).href : '';
        if (!href.startsWith(own) && !href.startsWith(STRIPE_PAGES)) {
          throw new Error('The payment page belongs to neither Stripe nor this API');
        }
        leave(href);
      } else if (stripeKey === undefined) {
        throw new Error('The payment page belongs to neither Stripe nor this API');
      } else {
        await openByStripe(stripeKey, sessionId);
      }
      await broughtBack();
    },
  };
}
