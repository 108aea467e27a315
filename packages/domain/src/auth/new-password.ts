import { hostMessages } from '../hosts/messages.ts';
import { limits } from '../limits.ts';
import { fieldMessages } from '../field-messages.ts';
import { serverMessages } from '../server-messages.ts';

/** The problem with a new password, or null. Its lengths are assumed (spec: PasswordReset). */
export function newPasswordProblem(password: string): string | null {
  const { min, max } = limits.passwordLength;
  if (password === '') return hostMessages.signIn.passwordEmpty;
  if (password.length < min) return fieldMessages.text.tooShort(min);
  if (password.length > max) return serverMessages.fieldTooLong('the password', max);
  return null;
}

/** The part of the mailed link before the token. */
const BEFORE_TOKEN = /^.*[?&]token=/;
const AFTER_TOKEN = /[&#].*$/;

/** The token in a pasted text: the whole link for a new password, or the token only. Empty without one. */
export function resetTokenFromText(text: string): string {
  return text.trim().replace(BEFORE_TOKEN, '').replace(AFTER_TOKEN, '');
}
