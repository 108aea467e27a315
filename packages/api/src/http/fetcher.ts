import { replyErrorText, UserFacingError } from '@perigee/domain';
import type { OnReceived } from './csv-file.ts';
import { takePreloadedResponse } from './preloaded-responses.ts';

/**
 * A call that did not succeed.
 *
 * `status` is the HTTP status, or 0 where no answer came back (network failure). `userText` is what
 * the reply says: empty for JSON without words and for a network failure, as the screen's fallback
 * is shown then (member §8). `message` is for developers. `retryAfterMs` is how long the server asks
 * to wait before another try, null where it does not say.
 */
export class ApiError extends UserFacingError {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly retryAfterMs: number | null;

  constructor(
    status: number,
    userText: string,
    { retryAfterMs = null, ...options }: ErrorOptions & { retryAfterMs?: number | null } = {},
  ) {
    super(userText, { ...options, message: userText === '' ? `Status ${status}` : userText });
    this.status = status;
    this.retryAfterMs = retryAfterMs;
  }
}

/** The error of a call whose response is not what `operation` answers. */
export const unreadable = (operation: string) =>
  new ApiError(200, replyErrorText(undefined), { cause: `Not a response of ${operation}` });

export interface ApiConfig {
  /** Origin of the product API, without a trailing slash. */
  baseUrl: string;
  /** The bearer to send, or null while no user is signed in. */
  getToken: () => string | null;
  /** Called when a call that carried `token` as its bearer was answered with 401. */
  onUnauthorized: (token: string) => void;
}

let config: ApiConfig = { baseUrl: '', getToken: () => null, onUnauthorized: () => undefined };

/** Sets the API's origin and the source of the bearer. Call once, before the first request. */
export function configureApi(next: ApiConfig): void {
  config = next;
}

/** Receives the content of every successful response, with its request, such as 'GET /users/me'. */
export type ResponseObserver = (request: string, content: unknown) => void;

let observer: ResponseObserver | undefined;

/** Sets who observes the responses, in development: a build has no observer. */
export function observeResponses(next: ResponseObserver | undefined): void {
  observer = next;
}

/**
 * A reply, with the times of its request and its arrival: milliseconds of the device's clock. A tuple, because the names
 * of properties would be part of what every page loads.
 */
export type TimedReply = readonly [reply: Response, sentAt: number, receivedAt: number];

let lastReply: TimedReply | undefined;

/** The last reply, whose content was read; undefined before the first. */
export const timedReply = (): TimedReply | undefined => lastReply;

/**
 * The content of a response: a named file for CSV, else the parsed JSON. A change may be confirmed without
 * content.
 */
async function contentOf(
  response: Response,
  isChange: boolean,
  onReceived?: OnReceived,
): Promise<unknown> {
  const type = response.headers.get('content-type') ?? '';
  // A backend names the type of CSV as it likes.
  if (/csv|octet-stream/i.test(type)) {
    // Only admins get files.
    const { readCsvFile } = await import('./csv-file.ts');
    return readCsvFile(response, type, onReceived);
  }
  const text = await response.text();
  return text === '' && isChange ? undefined : JSON.parse(text);
}

/** The milliseconds to wait, from the `retry-after` header in seconds; null for any other value. */
function retryAfterOf({ headers }: Response): number | null {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) ? seconds * 1000 : null;
}

/** The options of a call. */
export interface CallOptions extends RequestInit {
  /** Follows the download of a file. Its size is unknown, because files are streamed. */
  onReceived?: OnReceived;
}

const BEARER = /^Bearer (.+)$/;

/**
 * Every generated call goes through here: it adds the origin and the bearer, and turns a failed
 * reply into an {@link ApiError}. A CSV reply becomes a `File` with the name it is to be saved by.
 *
 * @param url path and query of the call
 * @param init as for `fetch`, and {@link CallOptions}; an existing `authorization` header is kept
 * @throws {ApiError} for any reply outside 200 to 299, for one that cannot be read, and for a
 *   network failure; the last two are also logged. The abort reason of `init.signal` is rethrown.
 */
export async function apiFetch<T>(url: string, init: CallOptions = {}): Promise<T> {
  const headers = new Headers(init.headers);
  const token = config.getToken();
  if (token !== null && !headers.has('authorization')) {
    headers.set('authorization', `Bearer ${token}`);
  }

  /** Throws an {@link ApiError} with `status`, or `cause` itself if the caller aborted the request. */
  const failAs = (status: number, userText: string) => (cause: unknown) => {
    if (init.signal?.aborted === true) throw cause;
    // oxlint-disable-next-line no-console -- member §8: a network failure is logged
    console.warn(`No answer from ${url}`, cause);
    throw new ApiError(status, userText, { cause });
  };

  const preloaded = takePreloadedResponse(url, init.method, headers.get('authorization'));
  // The request of a preloaded response was sent earlier, at an unknown time.
  const sentAt = preloaded === undefined ? Date.now() : 0;
  const response = await (preloaded ?? fetch(config.baseUrl + url, { ...init, headers })).catch(
    failAs(0, ''),
  );
  lastReply = [response, sentAt, Date.now()];
  if (!response.ok) {
    const [, refused] = BEARER.exec(headers.get('authorization') ?? '') ?? [];
    if (response.status === 401 && refused !== undefined) config.onUnauthorized(refused);
    const body: unknown = await response.json().catch(() => undefined);
    throw new ApiError(response.status, replyErrorText(body), {
      retryAfterMs: retryAfterOf(response),
    });
  }
  const failAsUnreadable = failAs(response.status, replyErrorText(undefined));
  const { method = 'GET' } = init;
  const content = await contentOf(response, method !== 'GET', init.onReceived).catch(
    failAsUnreadable,
  );
  if (import.meta.env.DEV) observer?.(`${method} ${url}`, content);
  return content as T;
}

/** The error type of every generated hook. */
export type ErrorType<_Body> = ApiError;
