import { readSettings } from './settings.ts';

const settings = readSettings();

interface SocialPage {
  label: string;
  href: string;
}

const apiUrl = settings.apiUrl ?? 'http://localhost:4010';

/** The configuration that differs between deployments of the app. Read once, at the start. */
export const config = {
  /** Origin of the product API; the sandbox's by default. */
  apiUrl,
  /** Origin of this app, for the canonical addresses of its pages. Without it the landing page has none. */
  webUrl: settings.webUrl,
  /** The endpoint for analytics events. */
  analyticsUrl: settings.analyticsUrl,
  /** The endpoint for error reports, in production (member §9). */
  errorReportUrl: settings.errorReportUrl,
  /** The access token of the places service. */
  mapboxToken: settings.mapboxToken,
  /** The publishable key of the payments provider. */
  stripeKey: settings.stripeKey,
  /** The STUN and TURN servers of video calls, as JSON: a list of RTCIceServer. */
  iceServers: settings.iceServers,
  /** The address of LiveKit's servers, which then carry video calls in place of the sandbox. */
  livekitUrl: settings.livekitUrl,
  /** The region of the account at Twilio, which then carries the chat in place of the sandbox. */
  twilioRegion: settings.twilioRegion,
  /** The payments provider's page on which hosts connect a payouts account (events §7); the sandbox's by default. */
  payouts: {
    connectUrl: settings.payoutsConnectUrl ?? `${apiUrl}/connect/authorize`,
    clientId: settings.payoutsClientId ?? 'perigee',
  },
  /**
   * Whether membership is offered as a reservation that is free until the acceptance, as for daters of one
   * region (member §1). On unless it is switched off.
   */
  freeReservation: settings.freeReservation !== 'off',
  /** Lets every browser into live events (events §2, member §6). */
  developerMode: settings.developerMode === 'on',
  /** Waitlist mode: likes, matches and wallets are hidden (member §1). On unless it is switched off. */
  waitlistMode: settings.waitlistMode !== 'off',
  /** Off under a test runner, which sets a global (member §1), and in the prerendered page. */
  hasSmartAppBanner: !import.meta.env.SSR && !('__PERIGEE_TEST_RUNNER__' in globalThis),
  /** The page with help about tickets. */
  helpUrl: settings.helpUrl ?? '/live-support',
  /** The email address at which staff answer. Without it no page asks for a mail. */
  supportEmail: settings.supportEmail,
  /** The email address for applications of partners. Without it they write to Live Support. */
  partnersEmail: settings.partnersEmail,
  /** The site with free pictures for events (events §2). */
  findImagesUrl: 'https://unsplash.com',
  iosApp: {
    /** The id in the App Store. Without it Safari offers no app. */
    appId: settings.iosAppId,
    appClipBundleId: settings.iosClipBundleId,
    /** Without it, links to the app lead to a page that explains how to get the app. */
    storeUrl: settings.iosStoreUrl,
  },
  /** The addresses of the legal documents. Without one, our own page explains how to get the document. */
  legal: {
    termsAndConditions: settings.termsAndConditionsUrl,
    termsOfUse: settings.termsOfUseUrl,
    privacyPolicy: settings.privacyPolicyUrl,
  },
  /** Our pages on social networks. Only those with an address are linked. */
  social: [
    { label: 'Instagram', href: settings.instagramUrl },
    { label: 'TikTok', href: settings.tiktokUrl },
    { label: 'YouTube', href: settings.youtubeUrl },
  ].filter((page): page is SocialPage => page.href !== undefined),
} as const;
