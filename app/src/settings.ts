/** The settings of a deployment. `app/build/settings.ts` reads them from the environment. */
export type Settings = Readonly<Partial<Record<SettingName, string>>>;

export type SettingName =
  | 'apiUrl'
  | 'webUrl'
  | 'analyticsUrl'
  | 'errorReportUrl'
  | 'mapboxToken'
  | 'stripeKey'
  | 'iceServers'
  | 'livekitUrl'
  | 'twilioRegion'
  | 'payoutsConnectUrl'
  | 'payoutsClientId'
  | 'freeReservation'
  | 'developerMode'
  | 'waitlistMode'
  | 'helpUrl'
  | 'supportEmail'
  | 'partnersEmail'
  | 'iosAppId'
  | 'iosClipBundleId'
  | 'iosStoreUrl'
  | 'termsAndConditionsUrl'
  | 'termsOfUseUrl'
  | 'privacyPolicyUrl'
  | 'instagramUrl'
  | 'tiktokUrl'
  | 'youtubeUrl';

/** The id of the page's element that holds the settings as JSON. */
export const SETTINGS_ID = 'settings';

/**
 * The settings that the page carries, so that one build serves every deployment. During prerendering there is
 * no page yet, and the build passes them as a global.
 */
export const readSettings = (): Settings =>
  import.meta.env.SSR
    ? ((globalThis as { settings?: Settings }).settings ?? {})
    : (JSON.parse(document.getElementById(SETTINGS_ID)?.textContent ?? '{}') as Settings);
