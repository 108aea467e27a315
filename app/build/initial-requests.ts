import { QueryClient } from '@tanstack/react-query';
import {
  queriesOf,
  type PageContext,
  type PageQueries,
  type RouteRecord,
} from '../src/routes/route-record.ts';
import { patternOf, ranked } from './route-files.ts';

/** The placeholder for the unknown part of the address. URL encoding does not change it. */
const UNKNOWN = '~';

/** The fields of the first response with the picture and the texts that a page shows first, such as 'event.image'. */
interface FirstContent {
  firstPicture: string;
  /** Goes through every item of a list: 'data.name'. */
  firstTexts: string;
}

/** The first requests of a page, by the path and query of each call, and its first content, empty without one. */
export interface InitialRequests extends FirstContent {
  /** The pattern of the page's address, as a regular expression. */
  pattern: string;
  visitor: readonly string[];
  member: readonly string[];
}

const MEMBER = { id: 0, completedOnboarding: true };

/** The queries that a page shows first to a user, at any of its addresses. */
async function queriesFor(record: RouteRecord, user: PageContext['user']) {
  const params = Object.fromEntries(
    [...record.path.matchAll(/:(\w+)(\??)/g)].map(([, name = '', optional]) => [
      name,
      optional === '' ? UNKNOWN : undefined,
    ]),
  );
  return queriesOf(record, { params, search: new URLSearchParams(), user });
}

/** The calls of queries, which are recorded instead of being sent. */
function requestsOf(queries: ReturnType<PageQueries>, apiUrl: string): string[] {
  const urls: string[] = [];
  const { fetch } = globalThis;
  globalThis.fetch = (url) => {
    urls.push((url as string).replace(apiUrl, ''));
    return new Promise(() => undefined);
  };
  try {
    const queryClient = new QueryClient();
    for (const query of queries) void queryClient.prefetchQuery(query);
  } finally {
    globalThis.fetch = fetch;
  }
  return urls;
}

/** The first requests of every page that has some. */
export async function initialRequests(
  records: readonly RouteRecord[],
  apiUrl: string,
): Promise<InitialRequests[]> {
  const found: InitialRequests[] = [];
  for (const record of ranked(records)) {
    const { path, audience } = record;
    const ofVisitor = audience === 'anyone' ? await queriesFor(record, null) : [];
    const ofMember = await queriesFor(record, MEMBER);
    const { firstPicture = '', firstTexts = '' } = (ofMember[0]?.meta ??
      {}) as Partial<FirstContent>;
    if (ofVisitor.length + ofMember.length > 0) {
      found.push({
        pattern: patternOf(path),
        visitor: requestsOf(ofVisitor, apiUrl),
        member: requestsOf(ofMember, apiUrl),
        firstPicture,
        firstTexts,
      });
    }
  }
  return found;
}

/**
 * An inline script that sends the first requests of its page, for `takePreloadedResponse`: on a slow line the
 * app starts a second later. An address with a query may need other calls, so it is left to the app.
 *
 * @param pages the first one that matches an address counts
 * @param options.sessionUrl the first call of every signed-in user
 * @param options.apiUrl origin of the product API
 */
export function initialRequestsScript(
  pages: readonly InitialRequests[],
  { sessionUrl, apiUrl }: { sessionUrl: string; apiUrl: string },
): string {
  const table = pages.map(({ pattern, visitor, member }) => [pattern, visitor, member]);
  const values = [table, [sessionUrl], apiUrl, UNKNOWN].map((value) => JSON.stringify(value));
  return `(${send.toString()})(${values.join(',')});`;
}

type Table = readonly (readonly [
  pattern: string,
  visitor: readonly string[],
  member: readonly string[],
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
  let first = '';
  for (const [pattern, visitor, member] of table) {
    const found = new RegExp(pattern).exec(pathname);
    if (found === null || search !== '') continue;
    const part = found[1] ?? '';
    const own = (token === null ? visitor : member).map((url) => url.replace(unknown, part));
    urls.push(...own);
    first = own[0] ?? '';
    break;
  }
  const authorization = token === null ? null : `Bearer ${token}`;
  const responses: Record<string, Promise<Response>> = {};
  for (const url of urls) {
    const response = fetch(
      apiUrl + url,
      authorization === null ? {} : { headers: { authorization } },
    );
    // The app handles the error when it takes the response.
    response.catch(() => undefined);
    responses[url] = response;
  }
  /** The body of a response, which the app takes as well. Rejects where there is none. */
  const bodyOf = (url = ''): Promise<unknown> => {
    const body = (async () => {
      const response = await responses[url];
      return response?.ok ? response.clone().json() : Promise.reject(new Error());
    })();
    // The app handles the error: it requests again what it needs.
    body.catch(() => undefined);
    return body;
  };
  Object.assign(globalThis, {
    preloadedResponses: { authorization, responses },
    earlyReplies: { user: bodyOf(session[0]), page: bodyOf(first) },
  });
}
