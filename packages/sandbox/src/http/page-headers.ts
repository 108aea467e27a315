import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import { originOf } from './web-address.ts';

/**
 * Headers of a page without scripts, whose forms lead to the page itself or into the web product.
 *
 * @param webUrl the address of the web product
 */
export function pageHeaders(webUrl: string): MiddlewareHandler {
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      imgSrc: ['data:'],
      styleSrc: ["'unsafe-inline'"],
      baseUri: ["'none'"],
      frameAncestors: ["'none'"],
      // The reply to the form redirects into the web product, and `form-action` applies to redirects as
      // well.
      formAction: ["'self'", originOf(webUrl) ?? ''].filter((source) => source !== ''),
    },
    referrerPolicy: 'no-referrer',
  });
}
