import { limits } from '../limits.ts';
import { fieldMessages } from '../field-messages.ts';
import { serverMessages } from '../server-messages.ts';

/** At least one letter or underscore: digits only would be read as a user's id. */
const USERNAME = /^\w*[A-Za-z_]\w*$/;

/** Source: member §5. */
export const usernameTooShort = fieldMessages.text.tooShort(limits.usernameLength.min);

/** The problem with a username, or null. Source: member §5. */
export function usernameProblem(username: string): string | null {
  const { min, max } = limits.usernameLength;
  if (username.length < min) return usernameTooShort;
  if (username.length > max) return serverMessages.fieldTooLong('username', max);
  return USERNAME.test(username) ? null : serverMessages.usernameForm;
}

/**
 * The username in typed or pasted text: without a leading @, and without trailing characters that are not a
 * letter, digit or underscore. Source: member §5.
 */
export function usernameFrom(text: string): string {
  return text.replace(/^[\s@]+/, '').replace(/\W+$/, '');
}

/** Whether two usernames belong to the same user: case does not matter (spec: Username). */
export function isSameUsername(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
