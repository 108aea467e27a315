import { UserFacingError } from '@perigee/domain';

/** What has to be paid, as the product API answers it. */
interface PaymentSession {
  /** The payment provider's name for it. */
  sessionId: string;
  /** The page on which it is paid, where the API says it. */
  checkoutUrl?: string;
}

/** The port to the payment provider's checkout. Source: events §4, decision A-25. */
export interface Checkout {
  /**
   * Leaves for the page on which the session is paid. Comes back only where the browser brings this
   * page back as it was left, by its back button: nothing was paid then.
   *
   * @throws what the provider says where it opens no page (events §8)
   */
  open: (session: PaymentSession) => Promise<void>;
}

/** Where Stripe's own pages are. */
const STRIPE_PAGES = 'https://checkout.stripe.com/';

export interface CheckoutOptions {
  /** Origin of the product API. The sandbox has its own payment pages, under /checkout/. */
  apiUrl: string;
  /** The key by which Stripe opens a session that comes without an address. */
  stripeKey?: string | undefined;
  /** Goes to an address. The browser, unless a story has another. */
  leave?: ((url: string) => void) | undefined;
}

/** Until a page that was left is shown again out of the browser's memory. */
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

/** Stripe's page by the session's id alone. Its script is fetched when somebody pays. */
async function openByStripe(key: string, sessionId: string): Promise<void> {
  const { loadStripe } = await import('@stripe/stripe-js/pure');
  const stripe = await loadStripe(key);
  const answer = await stripe?.redirectToCheckout({ sessionId });
  throw new UserFacingError(answer?.error.message ?? '');
}

/** The checkout of Stripe, or of the sandbox's stand-in. No address of anybody else is gone to. */
export function createCheckout({
  apiUrl,
  stripeKey,
  leave = (url) => location.assign(url),
}: CheckoutOptions): Checkout {
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
