import { limits } from '../limits.ts';

/** Whether a first or last name can be sent: not blank and not too long. Source: member §5. */
export function isName(text: string): boolean {
  const trimmed = text.trim();
  return trimmed !== '' && trimmed.length <= limits.nameLength;
}

/** First and last name combined, for the call that needs both forms. */
export function fullName(firstName: string, lastName: string): string {
  return `${firstName.trim()} ${lastName.trim()}`;
}
