import { DrizzleQueryError } from 'drizzle-orm';

/** What broke, for the terminal. A query's values stay out of it: they may be secret. */
export function crashText(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (!(error instanceof DrizzleQueryError)) return error.stack ?? error.message;
  const { cause, query } = error;
  return `${cause?.stack ?? 'no cause'}\n  in the query: ${query}`;
}
