export interface SmartAppBannerProps {
  /** The app's id in the App Store. */
  appId: string;
  /** The bundle id of the app clip, which users can run without installing the app. */
  appClipBundleId?: string;
  /** The address that the app opens when it is started from the banner. */
  appArgument?: string;
  /** True under the test runner, which shows no banner. */
  skip?: boolean;
}

/** Lets Safari on iOS offer the app above the page. Renders nothing visible itself. Source: member §1. */
export function SmartAppBanner({
  appId,
  appClipBundleId,
  appArgument,
  skip = false,
}: SmartAppBannerProps) {
  if (skip) return null;
  const parts = [
    `app-id=${appId}`,
    appClipBundleId !== undefined && `app-clip-bundle-id=${appClipBundleId}`,
    // Without this the clip is a small strip that disappears by itself.
    appClipBundleId !== undefined && 'app-clip-display=card',
    appArgument !== undefined && `app-argument=${appArgument}`,
  ];
  return <meta name="apple-itunes-app" content={parts.filter(Boolean).join(', ')} />;
}
