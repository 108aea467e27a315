import { hostMessages } from '../hosts/messages.ts';
import { limits } from '../limits.ts';
import { messages } from '../messages.ts';
import { serverMessages } from '../server-messages.ts';

/** What is wrong with a new password, or null. Its lengths are assumed (spec: PasswordReset). */
export function newPasswordProblem(password: string): string | null {
  const { min, max } = limits.passwordLength;
  if (password === '') return hostMessages.signIn.passwordEmpty;
  if (password.length < min) return messages.text.tooShort(min);
  if (password.length > max) return serverMessages.fieldTooLong('the password', max);
  return null;
}

/** What stands before the token in the link that is mailed. */
const BEFORE_TOKEN = /^.*[?&]token=/;
const AFTER_TOKEN = /[&#].*$/;

/**
 * The token of a link for a new password, from whatever was pasted: the whole link or the token
 * alone. Empty where there is none.
 */
export function resetTokenFromText(text: string): string {
  return text.trim().replace(BEFORE_TOKEN, '').replace(AFTER_TOKEN, '');
}
