import { DrizzleQueryError } from 'drizzle-orm';

/** The text of an error, for the terminal. It leaves a query's values out, because they may be secret. */
export function errorText(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (!(error instanceof DrizzleQueryError)) return error.stack ?? error.message;
  const { cause, query } = error;
  return `${cause?.stack ?? 'no cause'}\n  in the query: ${query}`;
}
