import { limits } from '../limits.ts';
import { messages } from '../messages.ts';
import { serverMessages } from '../server-messages.ts';

/** One letter or underscore at least: digits alone would read as a person's id. */
const USERNAME = /^\w*[A-Za-z_]\w*$/;

/** Source: member §5. */
export const usernameTooShort = messages.text.tooShort(limits.usernameLength.min);

/** What is wrong with a username, or null. Source: member §5. */
export function usernameProblem(username: string): string | null {
  const { min, max } = limits.usernameLength;
  if (username.length < min) return usernameTooShort;
  if (username.length > max) return serverMessages.fieldTooLong('username', max);
  return USERNAME.test(username) ? null : serverMessages.usernameForm;
}

/**
 * The username in what somebody typed or pasted: without the @ before it, and without what follows it
 * that is no letter, digit or underscore. Source: member §5.
 */
export function usernameFrom(text: string): string {
  return text.replace(/^[\s@]+/, '').replace(/\W+$/, '');
}

/** Whether two usernames are one person's: capitals make no difference (spec: Username). */
export function isSameUsername(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
