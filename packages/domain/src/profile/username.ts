import { limits } from '../limits.ts';
import { messages } from '../messages.ts';

/** One letter or underscore at least: digits alone would read as a person's id. */
const USERNAME = /^\w*[A-Za-z_]\w*$/;

/** What is wrong with a username, or null. Source: member §5. */
export function usernameProblem(username: string): string | null {
  const { min, max } = limits.usernameLength;
  if (username.length < min) return messages.username.tooShort;
  if (username.length > max) return messages.server.fieldTooLong('username', max);
  return USERNAME.test(username) ? null : messages.server.usernameForm;
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
