import { limits } from '../limits.ts';

/**
 * The rule of browsers for an email field, with a domain of at least two parts. Not zod's rule, which sign-in
 * would have to load only for this.
 */
const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;

/** Whether `text` has the format of an email address. Source: member §5. */
export function isEmail(text: string): boolean {
  const email = text.trim();
  return email.length <= limits.emailLength && EMAIL.test(email);
}
