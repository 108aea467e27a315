import { UserFacingError } from '../user-facing-error.ts';

/** The server refused the email of a sign-up, which the user can change. */
export class EmailRefusedError extends UserFacingError {
  override readonly name = 'EmailRefusedError';
}

const CONFLICT = 409;

/**
 * Whether a refused sign-up is about its email. The reply names no field, so its text decides: a conflict
 * that mentions an email.
 */
export function isEmailRefusal(status: number, message: string): boolean {
  return status === CONFLICT && /\be-?mail\b/i.test(message);
}
