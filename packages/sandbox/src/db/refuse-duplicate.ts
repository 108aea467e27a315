import { failure } from '../http/failure.ts';

/** PostgreSQL's code for a unique key that is already taken. */
const UNIQUE_VIOLATION = '23505';

function isUniqueViolation(error: unknown, constraint: string): boolean {
  const cause: unknown = error instanceof Error ? error.cause : undefined;
  if (typeof cause !== 'object' || cause === null) return false;
  const { code, constraint: name } = cause as { code?: unknown; constraint?: unknown };
  return code === UNIQUE_VIOLATION && name === constraint;
}

/**
 * Handles the failure of a write that stores a value of a unique key.
 *
 * @returns a handler that throws 409 with `message` if `constraint` already holds the value
 */
export const refuseDuplicate =
  (constraint: string, message: string) =>
  (error: unknown): never => {
    throw isUniqueViolation(error, constraint) ? failure(409, message) : error;
  };
