import { ApiError } from '@perigee/api';
import { sendBeacon } from './send-beacon.ts';

/** The content of a report: where the code failed, without data of the user. */
export interface ErrorReport {
  name: string;
  message: string;
  stack: string;
  /** The first segment of the page's address: the rest may name a user or be an invite code. */
  page: string;
}

/** The limit of reports per page, for code that fails in a loop. */
const MOST_REPORTS = 10;

const PERSONAL = [
  // Queries and fragments of addresses, because links contain tokens there.
  /(?<=[?#])[^\s)'":]+/g,
  // Emails.
  /[\w.+-]+@[\w-]+\.[\w.-]+/g,
  // Tokens of sessions.
  /\beyJ[\w.-]+/g,
  // Phone numbers.
  /\+?\d[\d\s().-]{6,}\d/g,
];

/** The stack frames of Chromium, or of other browsers. Chromium repeats the message above the frames. */
const FRAME = /^\s+at |^[^\s@]*@\S+:\d+:\d+$/;

function withoutPersonalData(text: string): string {
  return PERSONAL.reduce((left, pattern) => left.replaceAll(pattern, '…'), text);
}

const firstSegment = (pathname: string) => pathname.replace(/^\/(@|[^/@]*).*$/, '/$1');

/** Describes an error without personal data: no queries, no request or response, no name. */
export function errorReport(error: unknown, pathname: string): ErrorReport {
  const page = firstSegment(pathname);
  if (!(error instanceof Error)) {
    return { name: typeof error, message: withoutPersonalData(String(error)), stack: '', page };
  }
  // The server logs the message of a response itself: it may contain data of the user.
  const message = error instanceof ApiError ? `Status ${error.status}` : error.message;
  const frames = (error.stack ?? '').split('\n').filter((line) => FRAME.test(line));
  return {
    name: error.name,
    message: withoutPersonalData(message),
    stack: withoutPersonalData(frames.join('\n')),
    page,
  };
}

let sent = 0;

/** Posts the report of an error to `url`. */
export function postErrorReport(url: string, error: unknown): void {
  if (sent === MOST_REPORTS) return;
  sent += 1;
  sendBeacon(url, errorReport(error, location.pathname));
}
