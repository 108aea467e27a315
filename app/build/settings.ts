import type { SettingName, Settings } from '../src/settings.ts';

/** The environment variable of each setting. */
const VARIABLES: Readonly<Record<SettingName, string>> = {
  apiUrl: 'VITE_API_URL',
  webUrl: 'VITE_WEB_URL',
  analyticsUrl: 'VITE_ANALYTICS_URL',
  errorReportUrl: 'VITE_ERROR_REPORT_URL',
  mapboxToken: 'VITE_MAPBOX_TOKEN',
  stripeKey: 'VITE_STRIPE_KEY',
  iceServers: 'VITE_ICE_SERVERS',
  livekitUrl: 'VITE_LIVEKIT_URL',
  twilioRegion: 'VITE_TWILIO_REGION',
  payoutsConnectUrl: 'VITE_PAYOUTS_CONNECT_URL',
  payoutsClientId: 'VITE_PAYOUTS_CLIENT_ID',
  freeReservation: 'VITE_FREE_RESERVATION',
  developerMode: 'VITE_DEVELOPER_MODE',
  waitlistMode: 'VITE_WAITLIST_MODE',
  helpUrl: 'VITE_HELP_URL',
  supportEmail: 'VITE_SUPPORT_EMAIL',
  partnersEmail: 'VITE_PARTNERS_EMAIL',
  iosAppId: 'VITE_IOS_APP_ID',
  iosClipBundleId: 'VITE_IOS_CLIP_BUNDLE_ID',
  iosStoreUrl: 'VITE_IOS_STORE_URL',
  termsAndConditionsUrl: 'VITE_TERMS_AND_CONDITIONS_URL',
  termsOfUseUrl: 'VITE_TERMS_OF_USE_URL',
  privacyPolicyUrl: 'VITE_PRIVACY_POLICY_URL',
  instagramUrl: 'VITE_INSTAGRAM_URL',
  tiktokUrl: 'VITE_TIKTOK_URL',
  youtubeUrl: 'VITE_YOUTUBE_URL',
};

/** The settings of the environment. */
export const settingsOfEnvironment = (): Settings =>
  Object.fromEntries(
    Object.entries(VARIABLES).map(([name, variable]) => [name, process.env[variable]]),
  );
