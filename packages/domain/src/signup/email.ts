import { z } from 'zod';
import { limits } from '../limits.ts';

const email = z.email().max(limits.emailLength);

/** Whether `text` has the format of an email address. Source: member §5. */
export function isEmail(text: string): boolean {
  return email.safeParse(text.trim()).success;
}
