import { UNTOLD } from '../questionnaire/options.ts';
import { ageOn } from './age.ts';

interface ShownPerson {
  age?: number | null | undefined;
  birthdate?: string | null | undefined;
  profile: {
    occupation?: string | null | undefined;
    occupationPosition?: string | null | undefined;
    education?: string | null | undefined;
    educationLevel?: string | null | undefined;
  };
}

const firstGiven = (...texts: (string | null | undefined)[]): string | null =>
  texts.find((text) => (text ?? '').trim() !== '') ?? null;

/** The occupation that a profile shows: the occupation, else the position. Source: member §2. */
export function shownOccupation({ profile }: Pick<ShownPerson, 'profile'>): string | null {
  return firstGiven(profile.occupation, profile.occupationPosition);
}

/** The education that a profile shows: the education, else its level. Source: member §2. */
export function shownEducation({ profile }: Pick<ShownPerson, 'profile'>): string | null {
  return firstGiven(profile.education, profile.educationLevel);
}

/**
 * What a profile says beyond the shown occupation and education: the position, and the level of education.
 * Source: member §2 (Profile view).
 */
export function furtherFacts({ profile }: Pick<ShownPerson, 'profile'>): string[] {
  const shown = new Set([shownOccupation({ profile }), shownEducation({ profile }), UNTOLD]);
  return [profile.occupationPosition, profile.educationLevel].flatMap((text) => {
    const given = firstGiven(text);
    return given === null || shown.has(given) ? [] : given;
  });
}

/**
 * The age in whole years: the given one, else from the birthdate; null if neither is known. Source: member
 * §2, decision A-19, decisions §5.
 */
export function shownAge(
  { age, birthdate }: Pick<ShownPerson, 'age' | 'birthdate'>,
  now: Date,
): number | null {
  return age ?? (typeof birthdate === 'string' ? ageOn(birthdate, now) : null);
}
