/** Whether a browser supports live events; if not, which overlay it shows. */
export type DeviceFit = 'fit' | 'desktop' | 'mobile';

/** The properties by which a browser identifies itself, as in `navigator`. */
export interface Browser {
  userAgent: string;
  /** Distinguishes an iPad, which claims to be a Mac. */
  maxTouchPoints: number;
}

const MOBILE = /Android|iPhone|iPad|iPod|Mobile/;
const CHROME = /\b(?:Chrome|Chromium|HeadlessChrome)\//;
/** Browsers with Chrome's engine that are not Chrome. */
const OTHERS = /\b(?:Edg|OPR|Vivaldi|YaBrowser|SamsungBrowser)\//;

/**
 * Live events and video chats take place in Chrome on a desktop, or in the iOS app. Source: events §2
 * (incompatible-device overlay), member §6.
 *
 * @param developerMode suppresses the overlay
 */
export function deviceFit(
  { userAgent, maxTouchPoints }: Browser,
  { developerMode }: { developerMode: boolean },
): DeviceFit {
  if (developerMode) return 'fit';
  const isTouchMac = userAgent.includes('Macintosh') && maxTouchPoints > 1;
  if (isTouchMac || MOBILE.test(userAgent)) return 'mobile';
  return CHROME.test(userAgent) && !OTHERS.test(userAgent) ? 'fit' : 'desktop';
}
