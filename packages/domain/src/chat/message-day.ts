import { dateText, dateYearText, weekdayText } from '../date-text.ts';
import { wallTime } from '../events/zoned-time.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The calendar day of a moment in a time zone, counted in days. Two moments of one day have one number. */
export const dayNumber = (at: Date, timeZone: string): number =>
  Math.floor(wallTime(at, timeZone).getTime() / DAY_MS);

const yearOf = (at: Date, timeZone: string) => wallTime(at, timeZone).getUTCFullYear();

/** The weekday of a week ago is the name of today, so that such a day is a date. */
const NAMED_DAYS = 6;

/**
 * The day of a message: 'Today', 'Yesterday', the weekday until six days ago, else 'Wed 2 Dec', with the year if
 * it is another one.
 *
 * @param timeZone of the viewer, such as 'America/New_York'
 */
export function messageDay(at: Date, now: Date, timeZone: string): string {
  const daysAgo = dayNumber(now, timeZone) - dayNumber(at, timeZone);
  // A device whose clock is slow receives messages of its tomorrow.
  if (daysAgo <= 0) return 'Today';
  if (daysAgo === 1) return 'Yesterday';
  if (daysAgo <= NAMED_DAYS) return weekdayText(at, timeZone);
  const isThisYear = yearOf(at, timeZone) === yearOf(now, timeZone);
  return isThisYear ? dateText(at, timeZone) : dateYearText(at, timeZone);
}

/** The day of a match within a sentence: 'You matched yesterday', 'You matched on Monday'. */
export function matchedOn(at: Date, now: Date, timeZone: string): string {
  const day = messageDay(at, now, timeZone);
  const isRelative = day === 'Today' || day === 'Yesterday';
  return `You matched ${isRelative ? day.toLowerCase() : `on ${day}`}`;
}
