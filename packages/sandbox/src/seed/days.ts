import { zoneOffsetMs } from '@perigee/domain/events';

const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The beginning of the minute, so that texts with minutes do not depend on how long the start took. */
export const wholeMinute = (time: Date): Date =>
  new Date(Math.floor(time.getTime() / MINUTE_MS) * MINUTE_MS);

/** `days` before `now`; fractions are hours. */
export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY_MS);
}

/**
 * The date of birth, yyyy-MM-dd, of a user who is `age` at `now`, `days` (0 to 364) after the
 * birthday.
 */
export function birthdateOf(now: Date, age: number, days: number): string {
  const birthday = daysBefore(now, days);
  birthday.setUTCFullYear(birthday.getUTCFullYear() - age);
  return birthday.toISOString().slice(0, 10);
}

/**
 * The time at which clocks in `timeZone` show `hour` (with halves) on the day `days` after `now`.
 * The day is counted in UTC.
 */
export function atHour(now: Date, days: number, hour: number, timeZone: string): Date {
  const midnight = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  const asUtc = new Date(midnight + days * DAY_MS + hour * 60 * 60 * 1000);
  return new Date(asUtc.getTime() - zoneOffsetMs(timeZone, asUtc));
}
