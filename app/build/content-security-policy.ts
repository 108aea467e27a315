import { createHash } from 'node:crypto';

export interface PolicyOptions {
  /** Origin of the product API. */
  apiUrl: string;
  /** Whether Stripe provides the card fields: its script and frames are allowed. */
  hasStripe: boolean;
  /** The endpoints for analytics events and error reports. */
  collectors: readonly string[];
  /** Whether Mapbox looks places up. */
  hasMapbox: boolean;
  /** The address of the servers of video calls, such as 'wss://video.example', if the API's host is none. */
  livekitUrl?: string | undefined;
  /** The region of the chat's servers at Twilio, such as 'us1', if the API's host has no chat. */
  twilioRegion?: string | undefined;
  /** The inline scripts and styles of the page, which the policy allows by their hashes. */
  inline: { scripts: readonly string[]; styles: readonly string[] };
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Libraries that set rules one by one begin with an empty style, which has no effect. */
const EMPTY = '';

/** The address of the real-time channel, which policies list separately. */
const socketOrigin = (origin: string) => origin.replace(/^http/, 'ws');

/** The addresses of servers by both protocols: their library asks by https why a connection was refused. */
function originsOf(url: string): string[] {
  const origin = new URL(url.replace(/^ws/, 'http')).origin;
  return [origin, socketOrigin(origin)];
}

/**
 * What a page of the app may load and call, as a Content-Security-Policy. Text from users or servers cannot
 * become a script, and only pictures may come from any origin with a certificate.
 */
export function contentSecurityPolicy(options: PolicyOptions): string {
  const { apiUrl, hasStripe, hasMapbox, livekitUrl, twilioRegion, collectors, inline } = options;
  const api = new URL(apiUrl).origin;
  const stripe = hasStripe ? ['https://js.stripe.com'] : [];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inline.scripts.map(hashOf), ...stripe],
    'style-src': ["'self'", hashOf(EMPTY), ...inline.styles.map(hashOf)],
    'font-src': ["'self'"],
    'img-src': ["'self'", 'data:', 'blob:', 'https:', api],
    'connect-src': [
      "'self'",
      api,
      socketOrigin(api),
      ...(livekitUrl === undefined ? [] : originsOf(livekitUrl)),
      ...(twilioRegion === undefined ? [] : [`wss://tsock.${twilioRegion}.twilio.com`]),
      ...collectors.map((url) => new URL(url).origin),
      ...(hasMapbox ? ['https://api.mapbox.com'] : []),
      ...(hasStripe ? ['https://api.stripe.com'] : []),
    ],
    'frame-src': hasStripe ? ['https://js.stripe.com', 'https://hooks.stripe.com'] : ["'none'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
