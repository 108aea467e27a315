import { ageOn } from '../profile/age.ts';
import { wallTime } from './zoned-time.ts';

/** The age range of an event, and when it starts. */
export interface AgeRange {
  minAge: number;
  maxAge: number;
  startTime: Date;
  /** The event's own, such as 'America/New_York', whose date is the day of the event. */
  timezone: string;
}

/**
 * Whether a user has the age for an event on its day; all age checks use that day. Source: events §2; that
 * the day counts is assumed.
 *
 * @param birthdate in the stored format: yyyy-MM-dd
 */
export function isOfEventAge(
  birthdate: string,
  { minAge, maxAge, startTime, timezone }: AgeRange,
): boolean {
  const age = ageOn(birthdate, wallTime(startTime, timezone));
  return age >= minAge && age <= maxAge;
}
