/** What PostgreSQL and the file system say of an error. */
interface Cause extends Error {
  code: string;
  /** The name of the broken constraint. */
  constraint?: string;
}

const hasCode = (error: Error, codes: readonly string[]): error is Cause =>
  'code' in error && typeof error.code === 'string' && codes.includes(error.code);

/** The error, or the first of its causes, that has one of the codes; undefined if none has. */
export function causeWithCode(error: unknown, codes: readonly string[]): Cause | undefined {
  if (!(error instanceof Error)) return undefined;
  return hasCode(error, codes) ? error : causeWithCode(error.cause, codes);
}
