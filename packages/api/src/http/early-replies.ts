/** What a page asked for by itself, before the app was there to ask. Only calls that read. */
interface EarlyReplies {
  /** What the calls carried, or null for those of a visitor. */
  authorization: string | null;
  /** By path and query of the call. */
  replies: Record<string, Promise<Response>>;
}

declare global {
  /** Set by a script in the page itself. */
  var earlyReplies: EarlyReplies | undefined;
}

/** Milliseconds from the start of the navigation. What nobody has come for by then is out of date. */
const GOOD_UNTIL_MS = 10_000;

/** The reply to a call that was sent early, once, and to nobody but who it was sent for. */
export function takeEarlyReply(
  url: string,
  method: string | undefined,
  authorization: string | null,
): Promise<Response> | undefined {
  const early = globalThis.earlyReplies;
  const reply = early?.replies[url];
  if (early === undefined || reply === undefined || (method ?? 'GET') !== 'GET') return undefined;
  delete early.replies[url];
  const isGood = performance.now() < GOOD_UNTIL_MS && early.authorization === authorization;
  return isGood ? reply : undefined;
}
