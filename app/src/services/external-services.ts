import type { Checkout } from './checkout.ts';
import type { Payments } from './payments.ts';
import type { Places } from './geocoding.ts';
import { browserPages, type OtherPages } from './other-pages.ts';

/** The external services that the app uses. */
export interface ExternalServices {
  places: Places;
  payments: Payments;
  checkout: Checkout;
  otherPages: OtherPages;
}

export interface ExternalServicesOptions {
  /** Origin of the product API. */
  apiUrl: string;
  /** The access token of the places service; without it the sandbox's places are used. */
  mapboxToken?: string | undefined;
  /** The publishable key of Stripe; without it the sandbox accepts test cards. */
  stripeKey?: string | undefined;
  /** Opens the pages of other products. The browser does unless a story or the demonstration passes another. */
  otherPages?: OtherPages | undefined;
}

/** One port each. Their code is loaded at the first use: most visits never use them. */
export function createExternalServices(options: ExternalServicesOptions): ExternalServices {
  const { apiUrl, mapboxToken, stripeKey, otherPages = browserPages } = options;
  let loading: ReturnType<typeof load> | null = null;
  const load = async (): Promise<Omit<ExternalServices, 'otherPages'>> => {
    const [places, payments, checkout] = await Promise.all([
      import('./geocoding.ts'),
      import('./payments.ts'),
      import('./checkout.ts'),
    ]);
    return {
      places:
        mapboxToken === undefined ? places.sandboxPlaces(apiUrl) : places.mapboxPlaces(mapboxToken),
      payments:
        stripeKey === undefined
          ? payments.sandboxPayments(apiUrl, otherPages)
          : payments.stripePayments(stripeKey),
      checkout: checkout.createCheckout({ apiUrl, stripeKey, leave: otherPages.leave }),
    };
  };
  const loaded = async () => {
    loading ??= load();
    try {
      return await loading;
    } catch (error) {
      loading = null;
      throw error;
    }
  };
  return {
    places: { search: async (...question) => (await loaded()).places.search(...question) },
    payments: { load: async () => (await loaded()).payments.load() },
    checkout: { open: async (session) => (await loaded()).checkout.open(session) },
    otherPages,
  };
}
