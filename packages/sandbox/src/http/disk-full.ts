/** The codes of PostgreSQL and of the file system for a disk without room. */
const CODES: ReadonlySet<unknown> = new Set(['53100', 'ENOSPC']);

/** Whether an error, or its cause, is that the disk of the database has no room left. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return CODES.has('code' in error ? error.code : undefined) || isDiskFull(error.cause);
}
