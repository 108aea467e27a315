import { configureApi, createQueryClient, createSession, type Session } from '@perigee/api';
import { messages } from '@perigee/domain';
import { socketChannel } from '@perigee/api/realtime';
import type { QueryClient } from '@tanstack/react-query';
import { beaconAnalytics, memoryAnalytics, type Analytics } from './analytics.ts';
import { forgetDrafts } from './kept-draft.ts';
import { authEvents } from './auth-events.ts';
import { systemClock, type Clock } from './clock.ts';
import { createErrorReporter, type ErrorReporter } from './error-reporter.ts';
import { sendHeldBack } from './send-held-back.ts';
import { createToastStore, type ToastStore } from './toast-store.ts';
import {
  createExternalServices,
  type ExternalServicesOptions,
  type ExternalServices,
} from './external-services.ts';

/** The objects that live as long as the page. */
export interface Services extends ExternalServices {
  /** Origin of the product API. */
  apiUrl: string;
  clock: Clock;
  session: Session;
  queryClient: QueryClient;
  toasts: ToastStore;
  analytics: Analytics;
  errors: ErrorReporter;
}

export interface ServicesOptions extends ExternalServicesOptions {
  /** The storage of the session. */
  storage: Storage;
  /** The endpoint for analytics events; without one they stay in the page. */
  analyticsUrl?: string;
  /** The endpoint for error reports in production; without one there are no reports. */
  errorReportUrl?: string | undefined;
}

/** Creates the session, the client and the real-time channel. Once per page. */
export function createServices(options: ServicesOptions): Services {
  const { apiUrl, storage, analyticsUrl, errorReportUrl } = options;
  const queryClient = createQueryClient();
  const toasts = createToastStore();
  const analytics = analyticsUrl === undefined ? memoryAnalytics() : beaconAnalytics(analyticsUrl);
  const errors = createErrorReporter({ url: errorReportUrl, isProduction: import.meta.env.PROD });
  const session = createSession({
    storage,
    queryClient,
    openChannel: socketChannel(apiUrl),
    onEnding: sendHeldBack,
    onEnd: (reason) => {
      if (reason === 'logged-out') analytics.track(authEvents.loggedOut);
      if (reason === 'expired') toasts.error(messages.signInAgain);
    },
    onForget: forgetDrafts,
  });
  configureApi({
    baseUrl: apiUrl,
    getToken: session.getToken,
    onUnauthorized: session.expire,
  });
  return {
    apiUrl,
    clock: systemClock,
    session,
    queryClient,
    toasts,
    analytics,
    errors,
    ...createExternalServices(options),
  };
}
