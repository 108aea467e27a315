import { limits } from '../limits.ts';
import { messages } from '../messages.ts';
import { isWholeDate } from './date-entry.ts';

/** Whether a text is a day that exists, as yyyy-MM-dd. */
function isDay(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** The day that was `years` before `now`, as yyyy-MM-dd. It need not exist: 29 February may come out. */
function yearsBefore(now: Date, years: number): string {
  const [, month, day] = now.toISOString().slice(0, 10).split('-');
  return `${now.getUTCFullYear() - years}-${month}-${day}`;
}

/**
 * What is wrong with a birthdate, or null. Days are those of UTC. Source: member §5, with the
 * decision on what is said of dates that are too long ago.
 *
 * @param birthdate as it is stored: yyyy-MM-dd
 */
export function birthdateProblem(birthdate: string, now: Date): string | null {
  if (!isDay(birthdate)) return messages.birthdate.invalid;
  const { min, max } = limits.age;
  // Texts of this form follow each other as their days do.
  if (birthdate > yearsBefore(now, min)) return messages.birthdate.tooYoung;
  return birthdate < yearsBefore(now, max) ? messages.birthdate.invalid : null;
}

/** The same for what stands in a date field, which may be no whole date yet. */
export function birthdateEntryProblem(entry: string, now: Date): string | null {
  return isWholeDate(entry) ? birthdateProblem(entry, now) : messages.birthdate.format;
}
