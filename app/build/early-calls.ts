import type { FirstCalls } from '../src/first-calls.ts';

/** In the place of what stands in the address. No encoding changes it. */
const UNKNOWN = '~';

/** '/events/:event_id' as '^/events/([^/]+)/?$'. */
const patternOf = (path: string) =>
  `^${path.replaceAll(/\/:\w+\?/g, '(?:/[^/]+)?').replaceAll(/:\w+/g, '([^/]+)')}/?$`;

/**
 * A script that sends the calls which the page it stands in begins with, for `takeEarlyReply`. An
 * address with a query may want something else, so it is left to the app.
 *
 * @param options.sessionCall what everybody who is signed in begins with
 * @param options.apiUrl origin of the product API
 */
export function earlyCallsScript(
  calls: readonly FirstCalls[],
  { sessionCall, apiUrl }: { sessionCall: string; apiUrl: string },
): string {
  const table = calls.map(({ path, visitor, member }) => [
    patternOf(path),
    visitor?.(UNKNOWN) ?? [],
    member?.(UNKNOWN) ?? [],
  ]);
  const values = [table, [sessionCall], apiUrl, UNKNOWN].map((value) => JSON.stringify(value));
  return `(${send.toString()})(${values.join(',')});`;
}

type Table = readonly (readonly [
  pattern: string,
  visitor: readonly string[],
  member: readonly string[],
])[];

/** Runs in the page, as it is written here: it may use nothing from outside. */
function send(table: Table, session: readonly string[], apiUrl: string, unknown: string): void {
  let token: string | null = null;
  try {
    token = localStorage.getItem('token');
  } catch {
    // Without storage nobody is signed in.
  }
  const urls = token === null ? [] : [...session];
  const { pathname, search } = location;
  for (const [pattern, visitor, member] of table) {
    const found = new RegExp(pattern).exec(pathname);
    if (found === null || search !== '') continue;
    const part = found[1] ?? '';
    for (const url of token === null ? visitor : member) urls.push(url.replace(unknown, part));
    break;
  }
  const authorization = token === null ? null : `Bearer ${token}`;
  const replies: Record<string, Promise<Response>> = {};
  for (const url of urls) {
    const reply = fetch(apiUrl + url, authorization === null ? {} : { headers: { authorization } });
    // Whoever takes it is told.
    reply.catch(() => undefined);
    replies[url] = reply;
  }
  Object.assign(globalThis, { earlyReplies: { authorization, replies } });
}
