/** What a browser says of itself. */
export interface BrowserTraits {
  userAgent: string;
  /** Fingers that the screen takes at once: how an iPad differs from the Mac that it says it is. */
  maxTouchPoints: number;
}

const APPLE_MOBILE = /\b(?:iPhone|iPad|iPod)\b/;
const MAC = /\bMacintosh\b/;
/** Safari alone names its version and itself; a page inside another app names neither or one. */
const SAFARI = /\bVersion\/[\d.]+.*\bSafari\//;
/** Others on iOS that pass themselves off as Safari, by what they add. */
const NOT_SAFARI =
  /\b(?:CriOS|FxiOS|EdgiOS|OPiOS|OPT|GSA|DuckDuckGo|Ddg|YaBrowser|Brave|FBAN|FBAV|Instagram)\b/;

/** Whether this is Safari on an iPhone or iPad, where the app is offered. Source: member §2. */
export function isMobileSafari({ userAgent, maxTouchPoints }: BrowserTraits): boolean {
  const isMobile = APPLE_MOBILE.test(userAgent) || (MAC.test(userAgent) && maxTouchPoints > 1);
  return isMobile && SAFARI.test(userAgent) && !NOT_SAFARI.test(userAgent);
}
