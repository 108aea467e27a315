import { readSettings } from './settings.ts';

const settings = readSettings();

/** What differs between places that the app runs in. Read once, at the start. */
export const config = {
  /** Origin of the product API; the sandbox's where none is given. */
  apiUrl: settings.apiUrl ?? 'http://localhost:4010',
  /** Origin of this app, for addresses that others keep. */
  webUrl: settings.webUrl ?? 'https://perigee.example',
  /** Where analytics events are sent. */
  analyticsUrl: settings.analyticsUrl,
  /** Where errors are reported, in production (member §9). */
  errorReportUrl: settings.errorReportUrl,
  /** Of the places service. */
  mapboxToken: settings.mapboxToken,
  /** The publishable key of the payments provider. */
  stripeKey: settings.stripeKey,
  /**
   * Whether membership is offered as a reservation that is free until the acceptance, as daters of
   * one region have it (member §1). On unless it is switched off.
   */
  freeReservation: settings.freeReservation !== 'off',
  /** Lets every browser into live events (events §2, member §6). */
  developerMode: settings.developerMode === 'on',
  /** Waitlist mode: likes, matches and wallets are hidden (member §1). On unless it is switched off. */
  waitlistMode: settings.waitlistMode !== 'off',
  /** Left out under a test runner, which says so (member §1), and of what is drawn beforehand. */
  hasSmartAppBanner: !import.meta.env.SSR && !('__PERIGEE_TEST_RUNNER__' in globalThis),
  /** Where questions about tickets are answered. */
  helpUrl: settings.helpUrl ?? '/live-support',
  iosApp: {
    appId: settings.iosAppId ?? '0000000000',
    appClipBundleId: settings.iosClipBundleId ?? 'com.perigee.app.Clip',
    /** Without it, links to the app lead to a page that says how to get it. */
    storeUrl: settings.iosStoreUrl,
  },
  /** Where the documents of lawyers are. Without one, its page says how to get it. */
  legal: {
    termsAndConditions: settings.termsAndConditionsUrl,
    termsOfUse: settings.termsOfUseUrl,
    privacyPolicy: settings.privacyPolicyUrl,
  },
  social: {
    instagram: 'https://www.instagram.com/perigee',
    tiktok: 'https://www.tiktok.com/@perigee',
    youtube: 'https://www.youtube.com/@perigee',
  },
} as const;
