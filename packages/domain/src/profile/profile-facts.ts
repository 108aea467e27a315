import { ageOn } from './age.ts';

interface ShownPerson {
  name: string;
  username: string | null;
  id: number;
  birthdate: string | null;
  profile: {
    occupation?: string | null | undefined;
    occupationPosition?: string | null | undefined;
    education?: string | null | undefined;
    educationLevel?: string | null | undefined;
  };
}

const firstGiven = (...texts: (string | null | undefined)[]): string | null =>
  texts.find((text) => (text ?? '').trim() !== '') ?? null;

/** What a profile says somebody does: the occupation, else the position. Source: member §2. */
export function shownOccupation({ profile }: Pick<ShownPerson, 'profile'>): string | null {
  return firstGiven(profile.occupation, profile.occupationPosition);
}

/** What a profile says somebody learned: the education, else its level. Source: member §2. */
export function shownEducation({ profile }: Pick<ShownPerson, 'profile'>): string | null {
  return firstGiven(profile.education, profile.educationLevel);
}

/** The age in whole years, or null where no birthdate is known. Source: member §2, decision A-19. */
export function shownAge({ birthdate }: Pick<ShownPerson, 'birthdate'>, now: Date): number | null {
  return birthdate === null ? null : ageOn(birthdate, now);
}

/** What the address of a public profile has after the @: the username, else the id. */
export function profileSlug({ username, id }: Pick<ShownPerson, 'username' | 'id'>): string {
  return firstGiven(username) ?? String(id);
}
