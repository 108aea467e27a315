/** Whether a browser can carry a live event; where it cannot, which overlay it gets. */
export type DeviceFit = 'fit' | 'desktop' | 'mobile';

/** What a browser says of itself, as `navigator` does. */
export interface Browser {
  userAgent: string;
  /** Of an iPad, which says that it is a Mac. */
  maxTouchPoints: number;
}

const MOBILE = /Android|iPhone|iPad|iPod|Mobile/;
const CHROME = /\b(?:Chrome|Chromium|HeadlessChrome)\//;
/** Built on Chrome's engine, and not Chrome. */
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
