import { configureApi, createSession, type Session } from '@perigee/api';
import { messages } from '@perigee/domain';
import { socketChannel } from '@perigee/api/realtime';
import type { QueryClient } from '@tanstack/react-query';
import { createQueryClient } from '../query-client.ts';
import { beaconAnalytics, memoryAnalytics, type Analytics } from './analytics.ts';
import { authEvents } from './auth-events.ts';
import { createCheckout, type Checkout } from './checkout.ts';
import { mapboxPlaces, sandboxPlaces, type Places } from './places.ts';
import { sandboxPayments, stripePayments, type Payments } from './payments.ts';
import { createNotices, type Notices } from './notices.ts';

/** What lives as long as the page does. */
export interface Services {
  session: Session;
  queryClient: QueryClient;
  notices: Notices;
  analytics: Analytics;
  places: Places;
  payments: Payments;
  checkout: Checkout;
}

export interface ServicesOptions {
  /** Origin of the product API. */
  apiUrl: string;
  /** Where the session is kept. */
  storage: Storage;
  /** Where events are counted; where none is given they stay in the page. */
  analyticsUrl?: string;
  /** Of the places service; where none is given the sandbox knows some. */
  mapboxToken?: string;
  /** The publishable key of Stripe; where none is given the sandbox takes test cards. */
  stripeKey?: string;
  /** Goes to a payment page. The browser, unless a story has another. */
  leave?: ((url: string) => void) | undefined;
}

/** Puts the session, the client and the real-time channel together. Once a page. */
export function createServices({
  apiUrl,
  storage,
  analyticsUrl,
  mapboxToken,
  stripeKey,
  leave,
}: ServicesOptions): Services {
  const queryClient = createQueryClient();
  const notices = createNotices();
  const places = mapboxToken === undefined ? sandboxPlaces(apiUrl) : mapboxPlaces(mapboxToken);
  const payments = stripeKey === undefined ? sandboxPayments(apiUrl) : stripePayments(stripeKey);
  const checkout = createCheckout({ apiUrl, stripeKey, leave });
  const analytics = analyticsUrl === undefined ? memoryAnalytics() : beaconAnalytics(analyticsUrl);
  const session = createSession({
    storage,
    openChannel: socketChannel(apiUrl),
    onRemoteChange: () => void queryClient.invalidateQueries(),
    onEnd: (reason) => {
      queryClient.clear();
      if (reason === 'logged-out') analytics.track(authEvents.loggedOut);
      if (reason === 'expired') notices.error(messages.server.signInAgain);
    },
  });
  configureApi({
    baseUrl: apiUrl,
    getToken: session.getToken,
    onUnauthorized: session.expire,
  });
  return { session, queryClient, notices, analytics, places, payments, checkout };
}
