/** The properties by which a browser identifies itself. */
export interface BrowserTraits {
  userAgent: string;
  /** The number of touches that the screen supports: it distinguishes an iPad, which claims to be a Mac. */
  maxTouchPoints: number;
}

const APPLE_MOBILE = /\b(?:iPhone|iPad|iPod)\b/;
const MAC = /\bMacintosh\b/;
/** Only Safari has both its version and its name; a page inside another app has at most one of the two. */
const SAFARI = /\bVersion\/[\d.]+.*\bSafari\//;
/** Marks that other browsers on iOS add, which otherwise claim to be Safari. */
const NOT_SAFARI =
  /\b(?:CriOS|FxiOS|EdgiOS|OPiOS|OPT|GSA|DuckDuckGo|Ddg|YaBrowser|Brave|FBAN|FBAV|Instagram)\b/;

/** Whether this is Safari on an iPhone or iPad, where the app is offered. Source: member §2. */
export function isMobileSafari({ userAgent, maxTouchPoints }: BrowserTraits): boolean {
  const isMobile = APPLE_MOBILE.test(userAgent) || (MAC.test(userAgent) && maxTouchPoints > 1);
  return isMobile && SAFARI.test(userAgent) && !NOT_SAFARI.test(userAgent);
}
