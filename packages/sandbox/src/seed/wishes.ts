import { HEIGHTS } from '@perigee/domain/questionnaire';
import { chanceOf } from './chance.ts';
import type { NewPerson } from './world.ts';

const SEED = 9_001;

/** The values that some preferences list in addition to gender and age, after the user's own answer. */
const OPEN_TO = {
  religion: ['Agnostic', 'Spiritual', 'Christian'],
  politics: ['Liberal', 'Moderate', 'Progressive'],
} as const;

/** Adds more wishes to the preference of a user with a profile: heights, religion, politics. */
export function withWishes(person: NewPerson): NewPerson {
  const { preference, profile, id } = person.user;
  if (preference === null || preference === undefined || profile === undefined) return person;
  const chance = chanceOf(SEED + id);
  const named = (key: keyof typeof OPEN_TO) => {
    const own = profile[key];
    if (typeof own !== 'string' || !chance.happens(0.4)) return {};
    return { [key]: [...new Set([own, ...chance.some(OPEN_TO[key], 2)])] };
  };
  const shortest = chance.between(10, 20);
  const heights = chance.happens(0.4)
    ? {
        minHeight: HEIGHTS[shortest] ?? null,
        maxHeight: HEIGHTS[shortest + chance.between(8, 14)] ?? null,
      }
    : {};
  const wishes = { ...heights, ...named('religion'), ...named('politics') };
  return { ...person, user: { ...person.user, preference: { ...preference, ...wishes } } };
}
