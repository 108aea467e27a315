import { failure } from '../http/failure.ts';
import { causeWithCode } from './cause-with-code.ts';

/** PostgreSQL's code for a unique key that is already taken. */
const UNIQUE_VIOLATION = '23505';

/**
 * Handles the failure of a write that stores a value of a unique key.
 *
 * @returns a handler that throws 409 with `message` if `constraint` already holds the value
 */
export const refuseDuplicate =
  (constraint: string, message: string) =>
  (error: unknown): never => {
    const isTaken = causeWithCode(error, [UNIQUE_VIOLATION])?.constraint === constraint;
    throw isTaken ? failure(409, message) : error;
  };
