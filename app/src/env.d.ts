interface ImportMetaEnv {
  readonly VITE_API_URL?: string;
  readonly VITE_WEB_URL?: string;
  /** The year in which the app was built. */
  readonly BUILD_YEAR: number;
  readonly VITE_ANALYTICS_URL?: string;
  readonly VITE_ERROR_REPORT_URL?: string;
  readonly VITE_MAPBOX_TOKEN?: string;
  readonly VITE_STRIPE_KEY?: string;
  readonly VITE_FREE_RESERVATION?: string;
  readonly VITE_DEVELOPER_MODE?: string;
  readonly VITE_WAITLIST_MODE?: string;
  readonly VITE_IOS_APP_ID?: string;
  readonly VITE_IOS_CLIP_BUNDLE_ID?: string;
  readonly VITE_HELP_URL?: string;
  readonly VITE_IOS_STORE_URL?: string;
  readonly VITE_TERMS_AND_CONDITIONS_URL?: string;
  readonly VITE_TERMS_OF_USE_URL?: string;
  readonly VITE_PRIVACY_POLICY_URL?: string;
}
