import { createHash } from 'node:crypto';

export interface PolicyOptions {
  /** Origin of the product API. */
  apiUrl: string;
  /** Card fields are Stripe's: its script and frames are let in. */
  hasStripe: boolean;
  /** Where analytics events and reports of errors go. */
  collectors: readonly string[];
  /** Places are looked up with Mapbox. */
  hasMapbox: boolean;
  /** The scripts and styles that stand in the page itself, which are let in by what they are. */
  inline: { scripts: readonly string[]; styles: readonly string[] };
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Libraries that set rules one by one begin with an empty style, which can do nothing. */
const EMPTY = '';

/** The address of the real-time channel, which policies name apart. */
const socketOrigin = (origin: string) => origin.replace(/^http/, 'ws');

/**
 * What a page of the app may load and call, as a Content-Security-Policy. What a person or a server
 * wrote cannot become a script, and pictures alone may come from anywhere with a certificate.
 */
export function contentSecurityPolicy(options: PolicyOptions): string {
  const { apiUrl, hasStripe, hasMapbox, collectors, inline } = options;
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
