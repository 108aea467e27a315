import type { AttributeDistance } from '@perigee/api/zod';
import { heightInches } from '@perigee/domain/questionnaire';
import type { Ideal, Subject, AttributePreference } from './ai.ts';
import { answersOf } from './answers.ts';

/** Two ages, or two heights, that differ by this much or more have the greatest distance. */
const FAR_YEARS = 20;
const FAR_INCHES = 12;
/** The distance of a user who gave no answer: neither near nor far. */
const NOT_KNOWN = 0.5;

const apart = (one: number | null, other: number, far: number) =>
  one === null ? NOT_KNOWN : Math.min(1, Math.abs(one - other) / far);

function distanceTo(preference: AttributePreference, person: Subject): number {
  switch (preference.attribute) {
    case 'age':
      return apart(person.age, preference.years, FAR_YEARS);
    case 'height':
      return apart(heightInches(person.profile.height ?? ''), preference.inches, FAR_INCHES);
    case 'interests': {
      const shared = preference.values.filter((interest) => person.interests.includes(interest));
      return 1 - shared.length / preference.values.length;
    }
    default: {
      const [answer] = answersOf(person, preference.attribute);
      if (answer === undefined) return NOT_KNOWN;
      return preference.values.includes(answer) ? 0 : 1;
    }
  }
}

/** The distance of a user from an ideal, in each attribute of the ideal. */
export function measure({ preferences }: Ideal, person: Subject): AttributeDistance[] {
  return preferences.map((preference) => ({
    attribute: preference.attribute,
    distance: distanceTo(preference, person),
  }));
}
