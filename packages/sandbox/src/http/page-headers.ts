import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import { originOf } from './web-address.ts';

/**
 * Headers of a page without scripts, whose forms lead back to it or into the web product.
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
      // The answer to the form leads into the web product, which counts as well.
      formAction: ["'self'", originOf(webUrl) ?? ''].filter((source) => source !== ''),
    },
    referrerPolicy: 'no-referrer',
  });
}
