import { ageOn } from '../profile/age.ts';

/** The age range of an event, and the start of the event. */
export interface AgeRange {
  minAge: number;
  maxAge: number;
  startTime: Date;
}

/**
 * Whether a user has the age for an event on its day; all age checks use that day. Source: events §2; that
 * the day counts is assumed.
 *
 * @param birthdate in the stored format: yyyy-MM-dd
 */
export function isOfEventAge(birthdate: string, { minAge, maxAge, startTime }: AgeRange): boolean {
  const age = ageOn(birthdate, startTime);
  return age >= minAge && age <= maxAge;
}
