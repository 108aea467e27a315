/** PostgreSQL's code for a reference to a row that does not exist. */
const FOREIGN_KEY_VIOLATION = '23503';

/** Whether a write, or the cause of its error, refers to a row that was deleted during the request. */
export function isRowGone(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && error.code === FOREIGN_KEY_VIOLATION) || isRowGone(error.cause);
}
