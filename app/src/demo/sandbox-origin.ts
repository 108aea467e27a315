/**
 * The origin of the product API for an app whose sandbox answers inside the tab. A name that never resolves, and
 * https, because pages that are served by https may call nothing else.
 */
export const SANDBOX_ORIGIN = 'https://sandbox.test';
