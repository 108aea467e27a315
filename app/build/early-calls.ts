import type { FirstCalls } from '../src/first-calls.ts';
import { patternOf } from './route-files.ts';

/** The placeholder for the unknown part of the address. URL encoding does not change it. */
const UNKNOWN = '~';

/**
 * An inline script that sends the first calls of its page, for `takeEarlyReply`. An address with a query may
 * need other calls, so it is left to the app.
 *
 * @param calls the first entry that matches an address counts
 * @param options.sessionCall the first call of every signed-in user
 * @param options.apiUrl origin of the product API
 */
export function earlyCallsScript(
  calls: readonly FirstCalls[],
  { sessionCall, apiUrl }: { sessionCall: string; apiUrl: string },
): string {
  const table = calls.map(({ path, visitor, member, picture = '' }) => [
    patternOf(path),
    visitor?.(UNKNOWN) ?? [],
    member?.(UNKNOWN) ?? [],
    picture,
  ]);
  const values = [table, [sessionCall], apiUrl, UNKNOWN].map((value) => JSON.stringify(value));
  return `(${send.toString()})(${values.join(',')});`;
}

type Table = readonly (readonly [
  pattern: string,
  visitor: readonly string[],
  member: readonly string[],
  picture: string,
])[];

/** Runs in the page as a copy of this source text: it may use nothing from outside. */
function send(table: Table, session: readonly string[], apiUrl: string, unknown: string): void {
  let token: string | null = null;
  try {
    token = localStorage.getItem('token');
  } catch {
    // Without storage the user is not signed in.
  }
  const urls = token === null ? [] : [...session];
  const { pathname, search } = location;
  let shown = { url: '', picture: '' };
  for (const [pattern, visitor, member, picture] of table) {
    const found = new RegExp(pattern).exec(pathname);
    if (found === null || search !== '') continue;
    const part = found[1] ?? '';
    const own = (token === null ? visitor : member).map((url) => url.replace(unknown, part));
    urls.push(...own);
    shown = { url: own[0] ?? '', picture };
    break;
  }
  const authorization = token === null ? null : `Bearer ${token}`;
  const replies: Record<string, Promise<Response>> = {};
  for (const url of urls) {
    const reply = fetch(apiUrl + url, authorization === null ? {} : { headers: { authorization } });
    // The app handles the error when it takes the reply.
    reply.catch(() => undefined);
    replies[url] = reply;
  }
  const showEarly = async (reply: Promise<Response> | undefined, keys: readonly string[]) => {
    const body: unknown = await (await reply)?.clone().json();
    const source = keys.reduce(
      (value, key) => (value as Record<string, unknown> | undefined)?.[key],
      body,
    );
    if (typeof source !== 'string') return;
    const link = document.createElement('link');
    Object.assign(link, { rel: 'preload', as: 'image', href: source });
    document.head.append(link);
  };
  if (shown.picture !== '') {
    // After a failure here the page requests its picture itself.
    showEarly(replies[shown.url], shown.picture.split('.')).catch(() => undefined);
  }
  Object.assign(globalThis, { earlyReplies: { authorization, replies } });
}
