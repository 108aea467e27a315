/** What is set for each place that the app runs in. `app/build/settings.ts` reads it from the environment. */
export type Settings = Readonly<Partial<Record<SettingName, string>>>;

export type SettingName =
  | 'apiUrl'
  | 'webUrl'
  | 'analyticsUrl'
  | 'errorReportUrl'
  | 'mapboxToken'
  | 'stripeKey'
  | 'freeReservation'
  | 'developerMode'
  | 'waitlistMode'
  | 'helpUrl'
  | 'iosAppId'
  | 'iosClipBundleId'
  | 'iosStoreUrl'
  | 'termsAndConditionsUrl'
  | 'termsOfUseUrl'
  | 'privacyPolicyUrl';

/** Of the element of the page that holds the settings as JSON. */
export const SETTINGS_ID = 'settings';

/**
 * The settings that the page carries, so that one build serves every place. While the landing page is
 * drawn beforehand there is no page yet, and the build gives them as a global.
 */
export const readSettings = (): Settings =>
  import.meta.env.SSR
    ? ((globalThis as { settings?: Settings }).settings ?? {})
    : (JSON.parse(document.getElementById(SETTINGS_ID)?.textContent ?? '{}') as Settings);
