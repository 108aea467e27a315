import { limits } from '../limits.ts';

/**
 * As browsers judge an email field, and with a domain of at least two parts. Not zod's, which would be
 * loaded with sign-in for this alone.
 */
const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;

/** Whether `text` has the format of an email address. Source: member §5. */
export function isEmail(text: string): boolean {
  const email = text.trim();
  return email.length <= limits.emailLength && EMAIL.test(email);
}
