export interface SmartAppBannerProps {
  /** The app's number in the App Store. */
  appId: string;
  /** The bundle of the app clip, which people can use without installing the app. */
  appClipBundleId?: string;
  /** The address that the app opens when it is started from the banner. */
  appArgument?: string;
  /** True under the test runner: no banner then. */
  skip?: boolean;
}

/** Has Safari on iOS offer the app above the page. Shows nothing by itself. Source: member §1. */
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
    // Without this the clip is a small strip that goes away by itself.
    appClipBundleId !== undefined && 'app-clip-display=card',
    appArgument !== undefined && `app-argument=${appArgument}`,
  ];
  return <meta name="apple-itunes-app" content={parts.filter(Boolean).join(', ')} />;
}
