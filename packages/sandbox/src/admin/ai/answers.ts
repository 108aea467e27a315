import type { GenderPreference, UserProfile } from '@perigee/api/zod';
import type { ListAttribute, Subject } from './ai.ts';

type AnsweredAttribute = Exclude<ListAttribute, 'interests'>;

/** The keys of an answer in the profile, and of the preference for it. Source: member §3. */
const KEYS = {
  religion: ['religion', 'religion'],
  ethnicity: ['ethnicity', 'ethnicity'],
  politics: ['politics', 'politics'],
  education: ['educationLevel', 'educationLevel'],
  children: ['haveChildren', 'haveChildren'],
  diet: ['diet', 'diets'],
  fitness: ['fitnessFrequency', 'fitnessFrequency'],
  career: ['careerGoals', 'careerGoals'],
} as const satisfies Record<
  AnsweredAttribute,
  readonly [keyof UserProfile, keyof GenderPreference]
>;

export const LIST_ATTRIBUTES = [
  ...(Object.keys(KEYS) as AnsweredAttribute[]),
  'interests',
] as const satisfies readonly ListAttribute[];

/** A user's own answers in an attribute. */
export function answersOf(person: Subject, attribute: ListAttribute): readonly string[] {
  if (attribute === 'interests') return person.interests;
  const answer = person.profile[KEYS[attribute][0]];
  return typeof answer === 'string' && answer !== '' ? [answer] : [];
}

/** A seeker's preferred answers in an attribute: those of the preference, or else the seeker's own. */
export function preferredAnswers(seeker: Subject, attribute: ListAttribute): readonly string[] {
  if (attribute === 'interests') return seeker.interests;
  const preferred = seeker.preference?.[KEYS[attribute][1]] ?? [];
  return preferred.length > 0 ? preferred : answersOf(seeker, attribute);
}
