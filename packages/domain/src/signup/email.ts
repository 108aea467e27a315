import { limits } from '../limits.ts';

/**
 * The pattern of `z.email()`, which the generated schemas check an email of the specification with: an email that
 * is good here is not refused by them later. Written out, because sign-in would have to load zod only for it.
 */
const EMAIL = /^(?:[\w'+-]+\.)*[\w'+-]*[\w+-]@(?:[A-Za-z\d][A-Za-z\d-]*\.)+[A-Za-z]{2,}$/;

/** Whether `text` has the format of an email address. Source: member §5. */
export function isEmail(text: string): boolean {
  const email = text.trim();
  return email.length <= limits.emailLength && EMAIL.test(email);
}
