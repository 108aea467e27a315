/** What differs between places that the app runs in. Read once, at the start. */
export const config = {
  /** Origin of the product API; the sandbox's where none is given. */
  apiUrl: import.meta.env.VITE_API_URL ?? 'http://localhost:4010',
  /** Origin of this app, for addresses that others keep. */
  webUrl: import.meta.env.VITE_WEB_URL ?? 'https://perigee.example',
  /** Where analytics events are sent. */
  analyticsUrl: import.meta.env.VITE_ANALYTICS_URL,
  /** Where errors are reported, in production (member §9). */
  errorReportUrl: import.meta.env.VITE_ERROR_REPORT_URL,
  /** Of the places service. */
  mapboxToken: import.meta.env.VITE_MAPBOX_TOKEN,
  /** The publishable key of the payments provider. */
  stripeKey: import.meta.env.VITE_STRIPE_KEY,
  /**
   * Whether membership is offered as a reservation that is free until the acceptance, as daters of
   * one region have it (member §1). On unless it is switched off.
   */
  freeReservation: import.meta.env.VITE_FREE_RESERVATION !== 'off',
  /** Lets every browser into live events (events §2, member §6). */
  developerMode: import.meta.env.VITE_DEVELOPER_MODE === 'on',
  /** Waitlist mode: likes, matches and wallets are hidden (member §1). On unless it is switched off. */
  waitlistMode: import.meta.env.VITE_WAITLIST_MODE !== 'off',
  /** Left out under a test runner, which says so (member §1), and of what is drawn beforehand. */
  hasSmartAppBanner: 'document' in globalThis && !('__PERIGEE_TEST_RUNNER__' in globalThis),
  /** Where questions about tickets are answered. */
  helpUrl: import.meta.env.VITE_HELP_URL ?? '/live-support',
  iosApp: {
    appId: import.meta.env.VITE_IOS_APP_ID ?? '0000000000',
    appClipBundleId: import.meta.env.VITE_IOS_CLIP_BUNDLE_ID ?? 'com.perigee.app.Clip',
    /** Without it, links to the app lead to a page that says how to get it. */
    storeUrl: import.meta.env.VITE_IOS_STORE_URL,
  },
  /** Where the documents of lawyers are. Without one, its page says how to get it. */
  legal: {
    termsAndConditions: import.meta.env.VITE_TERMS_AND_CONDITIONS_URL,
    termsOfUse: import.meta.env.VITE_TERMS_OF_USE_URL,
    privacyPolicy: import.meta.env.VITE_PRIVACY_POLICY_URL,
  },
  social: {
    instagram: 'https://www.instagram.com/perigee',
    tiktok: 'https://www.tiktok.com/@perigee',
    youtube: 'https://www.youtube.com/@perigee',
  },
} as const;
