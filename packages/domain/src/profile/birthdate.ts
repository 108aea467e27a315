import { limits } from '../limits.ts';
import { fieldMessages } from '../field-messages.ts';
import { isWholeDate } from './date-entry.ts';

/** Whether a text is an existing day, as yyyy-MM-dd. */
function isDay(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** The day `years` before `now`, as yyyy-MM-dd. It may be a 29 February that does not exist. */
function yearsBefore(now: Date, years: number): string {
  const [, month, day] = now.toISOString().slice(0, 10).split('-');
  return `${now.getUTCFullYear() - years}-${month}-${day}`;
}

/**
 * The problem with a birthdate, or null. Days are in UTC. Source: member §5, with the decision on the text
 * for dates too long ago.
 *
 * @param birthdate in the stored format: yyyy-MM-dd
 */
export function birthdateProblem(birthdate: string, now: Date): string | null {
  if (!isDay(birthdate)) return fieldMessages.birthdate.invalid;
  const { min, max } = limits.age;
  // Texts of this format sort in the order of their days.
  if (birthdate > yearsBefore(now, min)) return fieldMessages.birthdate.tooYoung;
  return birthdate < yearsBefore(now, max) ? fieldMessages.birthdate.invalid : null;
}

/** The same for the text of a date field, which may be an incomplete date. */
export function birthdateEntryProblem(entry: string, now: Date): string | null {
  return isWholeDate(entry) ? birthdateProblem(entry, now) : fieldMessages.birthdate.format;
}
