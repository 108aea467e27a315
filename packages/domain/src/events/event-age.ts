import { ageOn } from '../profile/age.ts';

/** The ages that an event is for, and when it is. */
export interface AgeRange {
  minAge: number;
  maxAge: number;
  startTime: Date;
}

/**
 * Whether somebody has the age for an event on its day, which is what counts everywhere. Source:
 * events §2; that the day counts is assumed.
 *
 * @param birthdate as it is stored: yyyy-MM-dd
 */
export function isOfEventAge(birthdate: string, { minAge, maxAge, startTime }: AgeRange): boolean {
  const age = ageOn(birthdate, startTime);
  return age >= minAge && age <= maxAge;
}
