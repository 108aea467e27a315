import { limits } from '../limits.ts';

/** The digits of typed or pasted text, cut to a code's length. 'Your code: 407-193' gives '407193'. */
export function codeFromText(text: string): string {
  return text.replaceAll(/\D/g, '').slice(0, limits.codeLength);
}

/** Whether the code has all six digits, which starts authentication. Source: member §4. */
export function isCompleteCode(code: string): boolean {
  return new RegExp(`^\\d{${limits.codeLength}}$`).test(code);
}
