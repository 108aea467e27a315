/** The responses to requests that the page sent before the app was loaded. Only calls that read. */
interface PreloadedResponses {
  /** The authorization header of the requests, or null for those of a visitor. */
  authorization: string | null;
  /** By path and query of the call. */
  responses: Record<string, Promise<Response>>;
}

declare global {
  /** Set by a script in the page itself. */
  var preloadedResponses: PreloadedResponses | undefined;
}

/** Milliseconds from the start of the navigation. A reply that no call has taken by then is stale. */
const GOOD_UNTIL_MS = 10_000;

/**
 * Returns the reply to a call that was sent early, once, and only to a call with the same
 * authorization.
 */
export function takePreloadedResponse(
  url: string,
  method: string | undefined,
  authorization: string | null,
): Promise<Response> | undefined {
  const early = globalThis.preloadedResponses;
  const reply = early?.responses[url];
  if (early === undefined || reply === undefined || (method ?? 'GET') !== 'GET') return undefined;
  delete early.responses[url];
  const isGood = performance.now() < GOOD_UNTIL_MS && early.authorization === authorization;
  return isGood ? reply : undefined;
}
