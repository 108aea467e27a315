import { HEIGHTS } from '@perigee/domain/questionnaire';
import { randomOf } from './random.ts';
import type { NewPerson } from './insert.ts';

const SEED = 9_001;

/** The values that some preferences list in addition to gender and age, after the user's own answer. */
const OPEN_TO = {
  religion: ['Agnostic', 'Spiritual', 'Christian'],
  politics: ['Liberal', 'Moderate', 'Progressive'],
} as const;

/** Adds heights, religion and politics to the preference of a user with a profile. */
export function withPreferences(person: NewPerson): NewPerson {
  const { preference, profile, id } = person.user;
  if (preference === null || preference === undefined || profile === undefined) return person;
  const random = randomOf(SEED + id);
  const named = (key: keyof typeof OPEN_TO) => {
    const own = profile[key];
    if (typeof own !== 'string' || !random.happens(0.4)) return {};
    return { [key]: [...new Set([own, ...random.some(OPEN_TO[key], 2)])] };
  };
  const shortest = random.between(10, 20);
  const heights = random.happens(0.4)
    ? {
        minHeight: HEIGHTS[shortest] ?? null,
        maxHeight: HEIGHTS[shortest + random.between(8, 14)] ?? null,
      }
    : {};
  const more = { ...heights, ...named('religion'), ...named('politics') };
  return { ...person, user: { ...person.user, preference: { ...preference, ...more } } };
}
